import { media, Text, token } from '@declic/design-system';
import type { TableColumn } from '@declic/design-system/table';
import { formatDateTime, formatNumber } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { smallFact } from '../../../ui/small-fact';
import { RequestLink } from './request-link';
import { Code, EntryTable } from '../view/entry-table';
import { TransactionTypeBadge } from '../view/transaction-type';
import { formatDelta, findRemark, nameSubject } from './ledger-entry';
import type { LedgerEntry } from './transaction-history.queries';

const columns: readonly TableColumn<LedgerEntry>[] = [
  {
    header: 'Time',
    cell: ({ ts }) => <Time dateTime={ts}>{formatDateTime(ts)}</Time>,
    narrow: { line: 3, side: 'start' },
  },
  { header: 'Type', cell: ({ transaction_type: type }) => <Type type={type} />, narrow: { line: 1, side: 'start' } },
  { header: 'Description', cell: (entry) => <Subject entry={entry} />, narrow: { line: 2, side: 'both' } },
  {
    header: 'Request',
    cell: ({ ts, request_id: id }) => (id ? <RequestLink id={id} at={ts} /> : null),
    narrow: { line: 4, side: 'both' },
  },
  {
    header: 'Credits',
    cell: ({ delta }) => (
      <Amount as="span" $added={delta > 0}>
        {formatDelta(delta)}
      </Amount>
    ),
    align: 'end',
    narrow: { line: 1, side: 'end' },
  },
  {
    header: 'Balance',
    cell: ({ balance_after: balance }) => <Code as="span">{formatNumber(balance)}</Code>,
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
  return <EntryTable label="Transactions" columns={columns} entries={entries} loading={loading} />;
}

function Subject({ entry }: { entry: LedgerEntry }) {
  const remark = findRemark(entry);
  return (
    <>
      {entry.slug || entry.tool_slug ? <Code>{nameSubject(entry)}</Code> : nameSubject(entry)}
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
  ${smallFact}

  ${media.tablet} {
    white-space: nowrap;
  }
`;

const Amount = styled(Code)<{ $added: boolean }>`
  color: ${({ $added }) => ($added ? token.color.success : token.color.text)};
  font-weight: ${token.weight.medium};
`;
