import { toSafeCell } from './safe-cells';
import type { Table } from './table';

/** An XLSX workbook of one sheet with a bold header that stays in view. Texts that look like formulas are made safe. */
export async function writeXlsx({ columns, rows }: Table, sheet: string): Promise<Uint8Array> {
  const { default: write } = await import('write-excel-file/node');
  const header = columns.map((name) => ({ value: String(toSafeCell(name)), fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((cell) => {
      const value = toSafeCell(cell);
      return value === null || value === ''
        ? null
        : { value: typeof value === 'string' ? value.replaceAll(CONTROLS, '').slice(0, MAX_LENGTH) : value };
    }),
  );
  return write([header, ...body], {
    sheet,
    stickyRowsCount: 1,
    columns: columns.map((name) => ({ width: Math.min(40, Math.max(12, name.length + 2)) })),
  }).toBuffer();
}

/** What XML 1.0 cannot hold. */
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Of a cell, by the limits of Excel. */
const MAX_LENGTH = 32_767;
