import { media, Text, token } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import { formatDateTime, formatNumber } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { RequestLink } from './request-link';
import { TransactionTypeBadge } from '../view/transaction-type';
import { formatDelta, findRemark, nameSubject } from './ledger-entry';
import type { LedgerEntry } from './transaction-history.queries';

const columns: readonly TableColumn<LedgerEntry>[] = [
  {
    key: 'time',
    header: 'Time',
    cell: ({ ts }) => <Time dateTime={ts}>{formatDateTime(ts)}</Time>,
    narrow: { line: 3, side: 'start' },
  },
  {
    key: 'type',
    header: 'Type',
    cell: ({ transaction_type: type }) => <Type type={type} />,
    narrow: { line: 1, side: 'start' },
  },
  {
    key: 'subject',
    header: 'Description',
    cell: (entry) => <Subject entry={entry} />,
    narrow: { line: 2, side: 'both' },
  },
  {
    key: 'request',
    header: 'Request',
    cell: ({ ts, request_id: id }) => (id ? <RequestLink id={id} at={ts} /> : null),
    narrow: { line: 4, side: 'both' },
  },
  {
    key: 'delta',
    header: 'Credits',
    cell: ({ delta }) => <Amount $added={delta > 0}>{formatDelta(delta)}</Amount>,
    align: 'end',
    narrow: { line: 1, side: 'end' },
  },
  {
    key: 'balance',
    header: 'Balance',
    cell: ({ balance_after: balance }) => <Balance>{formatNumber(balance)}</Balance>,
    align: 'end',
    narrow: { line: 3, side: 'end' },
    narrowLabel: 'Balance',
  },
];

export interface LedgerTableProps {
  entries: readonly LedgerEntry[];
  loading?: boolean;
}

export function LedgerTable({ entries, loading = false }: LedgerTableProps) {
  return (
    <Table
      label="Transactions"
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      loading={loading}
      tableFrom="desktop"
    />
  );
}

function Subject({ entry }: { entry: LedgerEntry }) {
  const remark = findRemark(entry);
  return (
    <>
      {entry.slug || entry.tool_slug ? <Slug>{nameSubject(entry)}</Slug> : nameSubject(entry)}
      {remark ? (
        <Text as="span" size="small" tone="muted">
          {' '}
          {remark}
        </Text>
      ) : null}
    </>
  );
}

/* A long word elsewhere in the row must not take its letters apart. */
const Type = styled(TransactionTypeBadge)`
  max-inline-size: none;
  white-space: nowrap;

  & > svg {
    flex-shrink: 0;
  }
`;

const Time = styled.time`
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;

  ${media.tablet} {
    white-space: nowrap;
  }
`;

const Slug = styled.code`
  font-family: ${token.font.mono};
  font-size: ${token.text.small};
`;

const Amount = styled.span<{ $added: boolean }>`
  color: ${({ $added }) => ($added ? token.color.success : token.color.text)};
  font-family: ${token.font.mono};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
`;

const Balance = styled.span`
  font-family: ${token.font.mono};
  font-size: ${token.text.small};
`;
