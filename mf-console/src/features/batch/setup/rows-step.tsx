import type { InputSchema } from '@declic/action-input';
import { focusGroup, Notice, Text } from '@declic/design-system';
import { formatCount, formatNumber } from '@declic/remote-kit';
import type { CsvTable } from '../csv/csv-table';
import type { StoredBatch } from '../job/batch-job';
import type { CheckedRows } from '../mapping/check-rows';
import { InvalidRows } from './invalid-rows';
import { RowPreview } from './row-preview';
import { StepCard } from '../view/step-card';

export interface RowsStepProps {
  schema: InputSchema;
  batch: StoredBatch;
  /** Null while they are checked. */
  checked: CheckedRows | null;
  onTableChange: (table: CsvTable) => void;
}

/** The first rows as they are sent, and the rows that are refused, whose cells can be corrected here. */
export function RowsStep({ schema, batch: { job, table }, checked, onTableChange }: RowsStepProps) {
  return (
    <StepCard title="Rows" {...focusGroup}>
      {checked === null ? (
        <Text role="status">Checking the rows…</Text>
      ) : (
        <Notice tone={checked.invalid.length > 0 ? 'warning' : 'success'}>{describeCheck(checked)}</Notice>
      )}
      <RowPreview schema={schema} mapping={job.mapping} table={table} />
      {checked && checked.invalid.length > 0 ? (
        <InvalidRows
          schema={schema}
          table={table}
          rows={checked.invalid}
          onCellChange={(row, column, text) => onTableChange(replaceCell(table, row, column, text))}
        />
      ) : null}
    </StepCard>
  );
}

function describeCheck({ valid, invalid }: CheckedRows): string {
  if (invalid.length === 0) return `${formatCount(valid.length, 'row')} can run.`;
  const cannot = `${formatNumber(invalid.length)} cannot: correct ${invalid.length === 1 ? 'it' : 'them'} below, or leave ${invalid.length === 1 ? 'it' : 'them'} out.`;
  return `${formatCount(valid.length, 'row')} can run. ${cannot}`;
}

function replaceCell(table: CsvTable, row: number, column: number, text: string): CsvTable {
  const rows = table.rows.with(row, (table.rows[row] ?? []).with(column, text));
  return { ...table, rows };
}
