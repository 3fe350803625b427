import { Link, media, token, VisuallyHidden } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import { formatMoment, formatNumber } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { formatDuration } from '../../format';
import { paths } from '../../paths';
import { RequestStatus } from '../../requests/request-status';
import type { Call } from './recent-calls.queries';

const columns: readonly TableColumn<Call>[] = [
  {
    key: 'action',
    header: 'Action',
    cell: (call) => <CallLink call={call} />,
    narrow: { line: 1, side: 'start' },
  },
  {
    key: 'status',
    header: 'Status',
    // Those that were turned away before it are counted on the page of requests.
    cell: (call) => <RequestStatus request={{ ...call, unlisted: 0 }} />,
    narrow: { line: 2, side: 'start' },
  },
  {
    key: 'time',
    header: 'Time',
    cell: ({ at }) => <Fact as="time">{formatMoment(at)}</Fact>,
    narrow: { line: 3, side: 'start' },
  },
  {
    key: 'duration',
    header: 'Duration',
    cell: ({ duration_ms: duration }) => <Fact>{duration === null ? '–' : formatDuration(duration)}</Fact>,
    align: 'end',
    narrow: { line: 3, side: 'end' },
  },
  {
    key: 'credits',
    header: 'Credits',
    cell: ({ credits }) => <Fact>{formatNumber(credits)}</Fact>,
    align: 'end',
    narrow: { line: 1, side: 'end' },
    narrowLabel: 'Credits',
  },
];

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
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;

  ${media.desktop} {
    white-space: nowrap;
  }
`;
