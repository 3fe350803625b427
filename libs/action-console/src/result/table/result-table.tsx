import { type FoundTable, formatPathLabel } from '@declic/action-results';
import { Button, Row, Stack, Text } from '@declic/design-system';
import { formatCount, notify } from '@declic/remote-kit';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { saveContent } from '../files/save-content';
import { DataGrid } from './data-grid';
import { nextSort, sortRows, type TableSort } from './sort-rows';

const ROWS_SHOWN = 100;

/** One list of objects: sorted by its columns, a hundred rows at a time, and as CSV. */
export function ResultTable({ table: { path, columns, rows } }: { table: FoundTable }) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [shown, setShown] = useState(ROWS_SHOWN);
  const sorted = useMemo(() => sortRows(rows, sort), [rows, sort]);
  const label = formatPathLabel(path);
  const left = rows.length - shown;
  return (
    <Stack $gap={3}>
      <Row $justify="space-between">
        <Text size="small" tone="muted">
          {formatCount(rows.length, 'row')}, {formatCount(columns.length, 'column')}
        </Text>
        <Button
          size="sm"
          variant="secondary"
          icon={<Download size={16} aria-hidden />}
          onClick={() => void exportCsv(columns, sorted, label)}
        >
          Export CSV
        </Button>
      </Row>
      <DataGrid
        label={label}
        columns={columns}
        rows={sorted.slice(0, shown)}
        sort={sort}
        onSort={(column) => setSort(nextSort(sort, column))}
      />
      {left > 0 ? (
        <Button variant="secondary" size="sm" onClick={() => setShown(shown + ROWS_SHOWN)}>
          Show {Math.min(left, ROWS_SHOWN)} more of {formatCount(left, 'row')}
        </Button>
      ) : null}
    </Stack>
  );
}

async function exportCsv(columns: FoundTable['columns'], rows: FoundTable['rows'], label: string): Promise<void> {
  try {
    const { toCsv } = await import('./to-csv');
    const name = `${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`;
    saveContent(new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }), name);
  } catch {
    notify.error('The CSV file could not be made', { description: 'Try again in a moment.' });
  }
}
