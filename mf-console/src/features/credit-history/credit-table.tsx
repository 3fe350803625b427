import { token } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import { styled } from 'styled-components';
import { formatDateTime, formatNumber } from '../../format';
import type { CreditPoint } from './credit-history.queries';
import { changesOf } from './credit-points';

const columns: readonly TableColumn<CreditPoint>[] = [
  {
    key: 'at',
    header: 'Time',
    cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    narrow: { line: 1, side: 'start' },
  },
  {
    key: 'balance',
    header: 'Credits',
    cell: ({ balance }) => formatNumber(balance),
    align: 'end',
    narrow: { line: 1, side: 'end' },
  },
];

export function CreditTable({ points }: { points: readonly CreditPoint[] }) {
  return (
    <Numbers>
      <summary>Show the numbers</summary>
      <Table label="Credits over time" columns={columns} rows={changesOf(points)} rowKey={({ at }) => at} />
    </Numbers>
  );
}

const Numbers = styled.details`
  font-size: ${token.text.small};

  & > summary {
    inline-size: fit-content;
    padding-block: ${token.space[3]};
    border-radius: 2px;
    color: ${token.color.textMuted};
    cursor: pointer;
  }

  & > summary:hover {
    color: ${token.color.text};
  }

  & > summary:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;
