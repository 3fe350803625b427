import type { ReactNode } from 'react';

export interface TableRowsProps<Row> {
  /** The cells of the first row. */
  header: ReactNode;
  rows: readonly Row[];
  /** The cells of another row. */
  children: (row: Row) => ReactNode;
}

/** Head and body of a table whose rows have no names: they are known by their places. */
export function TableRows<Row>({ header, rows, children }: TableRowsProps<Row>) {
  return (
    <>
      <thead>
        <tr>{header}</tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>{children(row)}</tr>
        ))}
      </tbody>
    </>
  );
}
