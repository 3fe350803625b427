import { Text, token } from '@declic/design-system';
import type { TableColumn } from '@declic/design-system/table';
import { formatMoment, formatNumber } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { formatDuration } from '../../../format';
import { Code, EntryTable } from '../view/entry-table';
import { RequestStatus } from '../../../requests/request-status';
import type { RequestEntry } from './requests.queries';

const kinds: Record<RequestEntry['kind'], string | null> = { run: null, replay: 'Replay', price: 'Dry run' };

const columns: readonly TableColumn<RequestEntry>[] = [
  {
    key: 'time',
    header: 'Time',
    cell: ({ at }) => <Time dateTime={at}>{formatMoment(at)}</Time>,
    narrow: { line: 3, side: 'start' },
  },
  {
    key: 'action',
    header: 'Action',
    cell: (request) => <Action request={request} />,
    narrow: { line: 2, side: 'start' },
  },
  {
    key: 'status',
    header: 'Status',
    cell: (request) => <RequestStatus request={request} />,
    narrow: { line: 1, side: 'start' },
  },
  {
    key: 'request',
    header: 'Request id',
    cell: ({ request_id: id }) => <Code>{id}</Code>,
    narrow: { line: 4, side: 'both' },
  },
  {
    key: 'duration',
    header: 'Duration',
    cell: ({ duration_ms: duration }) => <Code>{duration === null ? '–' : formatDuration(duration)}</Code>,
    align: 'end',
    narrow: { line: 3, side: 'end' },
  },
  {
    key: 'credits',
    header: 'Credits',
    cell: ({ credits }) => <Code>{formatNumber(credits)}</Code>,
    align: 'end',
    narrow: { line: 1, side: 'end' },
    narrowLabel: 'Credits',
  },
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
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
