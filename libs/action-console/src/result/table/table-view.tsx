import { type FoundTable, formatPath, formatPathLabel } from '@declic/action-results';
import { Field, Select, Stack } from '@declic/design-system';
import { useState } from 'react';
import { ResultTable } from './result-table';

/** The lists of objects of an answer, one at a time. */
export function TableView({ tables }: { tables: readonly FoundTable[] }) {
  const [chosen, setChosen] = useState(0);
  const table = tables[chosen];
  if (!table) return null;
  return (
    <Stack $gap={3}>
      {tables.length > 1 ? (
        <Field label="Table">
          <Select value={String(chosen)} onChange={({ target }) => setChosen(Number(target.value))}>
            {tables.map(({ path, rows }, index) => (
              <option key={formatPath(path)} value={index}>
                {formatPathLabel(path)} ({rows.length})
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <ResultTable key={formatPath(table.path)} table={table} />
    </Stack>
  );
}
