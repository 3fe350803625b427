import { Link, media, token, VisuallyHidden } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import { formatMoment } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { listFigureColumns } from '../../requests/figure-columns';
import { RequestStatus } from '../../requests/request-status';
import { smallFact } from '../../ui/small-fact';
import type { Call } from './recent-calls.queries';

export function RecentCallsTable({ calls }: { calls: readonly Call[] }) {
  return <Table label="Recent calls" columns={columns} rows={calls} rowKey={({ id }) => id} tableFrom="desktop" />;
}

function CallLink({ call: { action, at, request_id } }: { call: Call }) {
  return (
    <Name href={paths.request(request_id)}>
      {action ?? 'No action'}
      <VisuallyHidden>, {formatMoment(at)}</VisuallyHidden>
    </Name>
  );
}

const Name = styled(Link)`
  font-family: ${token.font.mono};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;
`;

const Fact = styled.span`
  ${smallFact}

  ${media.desktop} {
    white-space: nowrap;
  }
`;

const columns: readonly TableColumn<Call>[] = [
  { header: 'Action', cell: (call) => <CallLink call={call} />, narrow: { line: 1, side: 'start' } },
  {
    header: 'Status',
    // Those that were turned away before it are counted on the page of requests.
    cell: (call) => <RequestStatus request={{ ...call, unlisted: 0 }} />,
    narrow: { line: 2, side: 'start' },
  },
  { header: 'Time', cell: ({ at }) => <Fact as="time">{formatMoment(at)}</Fact>, narrow: { line: 3, side: 'start' } },
  ...listFigureColumns(Fact),
];
