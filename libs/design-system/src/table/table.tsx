import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media, token } from '../index';
import { busyEdge } from '../tokens/busy-edge';

export interface TableColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, so that their digits align. */
  align?: 'start' | 'end' | undefined;
  /** Where the cell goes when there is no room for a table: its line, and which part of it. */
  narrow: { line: 1 | 2 | 3 | 4; side: 'start' | 'end' | 'both' };
  /** Label before the value on phones, where the header row is hidden. */
  narrowLabel?: string | undefined;
}

export interface TableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The rows are being replaced. */
  loading?: boolean | undefined;
  /** From which width on it is a table: with wide cells, that of a desktop. */
  tableFrom?: TableWidth | undefined;
}

type TableWidth = 'tablet' | 'desktop';

/** Rows of facts: a table where there is room, a list on a phone. The roles are spelled out because a list's layout hides them. */
export function Table<Row>({ label, columns, rows, rowKey, loading = false, tableFrom = 'tablet' }: TableProps<Row>) {
  return (
    <Root $from={tableFrom} role="table" aria-label={label} aria-busy={loading}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ header, align = 'start' }, column) => (
            <Header key={column} role="columnheader" scope="col" $end={align === 'end'}>
              {header}
            </Header>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ cell, align = 'start', narrow, narrowLabel }, column) => (
              <Cell
                key={column}
                role="cell"
                $from={tableFrom}
                $end={align === 'end'}
                $line={narrow.line}
                $side={narrow.side}
              >
                {narrowLabel ? <NarrowLabel $from={tableFrom}>{narrowLabel} </NarrowLabel> : null}
                {cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}

interface Responsive {
  $from: TableWidth;
}

const Root = styled.table<Responsive>`
  inline-size: 100%;
  border-collapse: collapse;
  ${busyEdge}

  & > thead {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & > tbody,
  & > tbody > tr {
    display: block;
  }

  & > tbody > tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space[1]} ${token.space[3]};
    padding-block: ${token.space[3]};
    border-block-end: 1px solid ${token.color.line};
  }

  & > tbody > tr:last-child {
    border-block-end: 0;
  }

  ${({ $from }) => media[$from]} {
    & > thead {
      position: static;
      display: table-header-group;
      clip-path: none;
    }

    & > tbody {
      display: table-row-group;
    }

    & > tbody > tr {
      display: table-row;
    }
  }
`;

/* The text of the outer columns stands on the edges of the table. */
const flushEdges = css`
  &:first-child {
    padding-inline-start: 0;
  }

  &:last-child {
    padding-inline-end: 0;
  }
`;

const Header = styled.th<{ $end: boolean }>`
  padding: ${token.space[2]} ${token.space[3]};
  border-block-end: 1px solid ${token.color.line};
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
  ${flushEdges}
`;

const numeric = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const sides = { start: '1', end: '2', both: '1 / -1' };

const Cell = styled.td<Responsive & { $end: boolean; $line: number; $side: keyof typeof sides }>`
  grid-row: ${({ $line }) => $line};
  grid-column: ${({ $side }) => sides[$side]};
  min-inline-size: 0;
  padding: 0;
  overflow-wrap: anywhere;
  text-align: ${({ $side }) => ($side === 'end' ? 'end' : 'start')};
  ${({ $end }) => ($end ? numeric : '')}

  ${({ $from }) => media[$from]} {
    padding: ${token.space[3]};
    border-block-end: 1px solid ${token.color.line};
    text-align: ${({ $end }) => ($end ? 'end' : 'start')};
    vertical-align: baseline;

    ${flushEdges}

    tr:last-child > & {
      border-block-end: 0;
    }
  }
`;

const NarrowLabel = styled.span<Responsive>`
  color: ${token.color.textMuted};
  font-size: ${token.text.small};

  ${({ $from }) => media[$from]} {
    display: none;
  }
`;
