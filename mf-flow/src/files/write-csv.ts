/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

type Row = Readonly<Record<string, string | number>>;

/** Rows as CSV for spreadsheets. No cell is taken for a formula. */
export async function writeCsv(columns: readonly string[], rows: readonly Row[]): Promise<string> {
  const { toCsv } = await import('@declic/action-console/to-csv');
  return `${BYTE_ORDER_MARK}${toCsv(columns, rows)}\r\n`;
}
