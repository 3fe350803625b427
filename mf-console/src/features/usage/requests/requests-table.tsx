import { Text } from '@declic/design-system';
import type { TableColumn } from '@declic/design-system/table';
import { formatMoment } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { Code, EntryTable } from '../view/entry-table';
import { listFigureColumns } from '../../../requests/figure-columns';
import { RequestStatus } from '../../../requests/request-status';
import { smallFact } from '../../../ui/small-fact';
import type { RequestEntry } from './requests.queries';

const kinds: Record<RequestEntry['kind'], string | null> = { run: null, replay: 'Replay', price: 'Dry run' };

const columns: readonly TableColumn<RequestEntry>[] = [
  {
    header: 'Time',
    cell: ({ at }) => <Time dateTime={at}>{formatMoment(at)}</Time>,
    narrow: { line: 3, side: 'start' },
  },
  { header: 'Action', cell: (request) => <Action request={request} />, narrow: { line: 2, side: 'start' } },
  { header: 'Status', cell: (request) => <RequestStatus request={request} />, narrow: { line: 1, side: 'start' } },
  { header: 'Request id', cell: ({ request_id: id }) => <Code>{id}</Code>, narrow: { line: 4, side: 'both' } },
  ...listFigureColumns(Code),
];

export interface RequestsTableProps {
  requests: readonly RequestEntry[];
  loading?: boolean;
}

export function RequestsTable({ requests, loading = false }: RequestsTableProps) {
  return <EntryTable label="Requests" columns={columns} entries={requests} loading={loading} />;
}

function Action({ request: { action, kind } }: { request: RequestEntry }) {
  return (
    <>
      <Code>{action ?? '–'}</Code>
      {kinds[kind] ? (
        <Text as="span" size="small" tone="muted">
          {' '}
          {kinds[kind]}
        </Text>
      ) : null}
    </>
  );
}

const Time = styled.time`
  ${smallFact}
  white-space: nowrap;
`;
