import type { InputSchema } from '@declic/action-input';
import { useEffect, useState } from 'react';
import type { CsvTable } from '../csv/csv-table';
import type { ColumnMapping } from '../mapping/column-mapping';
import { type CheckedRows, checkRows } from '../mapping/check-rows';

/** The rows that can run and those that cannot; null until the first check has ended. */
export function useCheckedRows(schema: InputSchema, mapping: ColumnMapping, table: CsvTable): CheckedRows | null {
  const [checked, setChecked] = useState<CheckedRows | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    void checkRows(schema, mapping, table, abort.signal).then((result) => {
      if (result) setChecked(result);
    });
    return () => abort.abort();
  }, [schema, mapping, table]);

  return checked;
}
