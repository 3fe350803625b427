import { type JsonRecord, formatLabel, readMember } from '@declic/action-results';
import { bareButton, token } from '@declic/design-system';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { styled } from 'styled-components';
import { SafeLink } from '../safe-link';
import { scrollBox } from '../scroll-box';
import { formatCell } from './format-cell';
import type { TableSort } from './sort-rows';
import { TableRows } from './table-rows';

export interface DataGridProps {
  label: string;
  columns: readonly string[];
  rows: readonly JsonRecord[];
  sort: TableSort | null;
  onSort: (column: string) => void;
}

/** A table of columns that are not known beforehand: it scrolls in both directions, its header stays. */
export function DataGrid({ label, columns, rows, sort, onSort }: DataGridProps) {
  return (
    // Focusable, so that the keyboard can scroll what does not fit.
    <Scroller tabIndex={0} role="region" aria-label={label}>
      <Grid>
        <TableRows
          rows={rows}
          header={columns.map((column) => (
            <th key={column} scope="col" aria-sort={sort?.column === column ? sort.direction : 'none'}>
              <button type="button" onClick={() => onSort(column)}>
                {formatLabel(column)}
                <SortIcon direction={sort?.column === column ? sort.direction : null} />
              </button>
            </th>
          ))}
        >
          {(row) => columns.map((column) => <Cell key={column} value={readMember(row, column)} />)}
        </TableRows>
      </Grid>
    </Scroller>
  );
}

function SortIcon({ direction }: { direction: TableSort['direction'] | null }) {
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction ?? 'none'];
  return <Icon size={14} aria-hidden />;
}

function Cell({ value }: { value: unknown }) {
  if (typeof value === 'number') return <Figure>{String(value)}</Figure>;
  const text = formatCell(value);
  return <td>{typeof value === 'string' ? <SafeLink href={text} /> : text}</td>;
}

const Scroller = styled.div`
  ${scrollBox}
`;

const Grid = styled.table`
  inline-size: max-content;
  min-inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token.text.small};

  & th {
    position: sticky;
    inset-block-start: 0;
    padding: 0;
    border-block-end: 1px solid ${token.color.line};
    background: ${token.color.raised};
    text-align: start;
  }

  & th > button {
    ${bareButton}
    display: inline-flex;
    gap: ${token.space[1]};
    align-items: center;
    padding-inline: ${token.space[3]};
    color: ${token.color.text};
    font-weight: ${token.weight.medium};
    white-space: nowrap;
    cursor: pointer;
  }

  & th > button:focus-visible {
    outline-offset: -2px;
  }

  & td {
    max-inline-size: 24em;
    padding: ${token.space[2]} ${token.space[3]};
    border-block-end: 1px solid ${token.color.line};
    overflow-wrap: break-word;
    vertical-align: baseline;
    white-space: pre-line;
  }

  & tbody > tr:last-child > td {
    border-block-end: 0;
  }
`;

const Figure = styled.td`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
