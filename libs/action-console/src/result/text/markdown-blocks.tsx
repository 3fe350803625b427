import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { TableRows } from '../table/table-rows';

type Render = (tokens: readonly Token[]) => ReactNode;

export interface MarkdownListProps {
  list: Tokens.List;
  render: Render;
}

export function MarkdownList({ list: { ordered, start, items }, render }: MarkdownListProps) {
  const entries = items.map((item, index) => <li key={index}>{render(item.tokens)}</li>);
  return ordered ? <ol start={typeof start === 'number' ? start : 1}>{entries}</ol> : <ul>{entries}</ul>;
}

export interface MarkdownTableProps {
  table: Tokens.Table;
  render: Render;
}

export function MarkdownTable({ table: { header, rows }, render }: MarkdownTableProps) {
  return (
    <table>
      <TableRows
        rows={rows}
        header={header.map((cell, column) => (
          <th key={column} scope="col">
            {render(cell.tokens)}
          </th>
        ))}
      >
        {(row) => row.map((cell, column) => <td key={column}>{render(cell.tokens)}</td>)}
      </TableRows>
    </table>
  );
}
