import type { InputSchema } from '@declic/action-input';
import { focusGroup, Heading, Stack } from '@declic/design-system';
import { Pagination } from '@declic/design-system/table';
import { useState } from 'react';
import type { CsvTable } from '../csv/csv-table';
import type { InvalidRow } from '../mapping/check-rows';
import { InvalidRowFields } from './invalid-row-fields';

const ROWS_PER_PAGE = 10;

export interface InvalidRowsProps {
  schema: InputSchema;
  table: CsvTable;
  rows: readonly InvalidRow[];
  onCellChange: (row: number, column: number, text: string) => void;
}

/** Rows that are refused before anything is paid, with the message at their cell. */
export function InvalidRows({ schema, table, rows, onCellChange }: InvalidRowsProps) {
  const [wanted, setPage] = useState(1);
  const pages = Math.ceil(rows.length / ROWS_PER_PAGE);
  const page = Math.min(wanted, pages);
  const shown = rows.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
  return (
    <Stack $gap={4} {...focusGroup}>
      <Heading level={3} size="lead">
        Rows that cannot run
      </Heading>
      {shown.map((row) => (
        <InvalidRowFields key={row.index} schema={schema} table={table} row={row} onCellChange={onCellChange} />
      ))}
      <Pagination page={page} pages={pages} onPageChange={setPage} />
    </Stack>
  );
}
