import { type JsonRecord, readMember } from '@declic/action-results';
import Papa from 'papaparse';
import { toCellText } from './format-cell';

/** What a spreadsheet would calculate, or may do so once it has trimmed the cell; the same rule as for the exports of the services. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Rows as CSV by RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe; a number stays one. */
export function toCsv(columns: readonly string[], rows: readonly JsonRecord[]): string {
  const data = rows.map((row) => columns.map((column) => toCsvValue(readMember(row, column))));
  return Papa.unparse({ fields: [...columns], data }, { newline: '\r\n', escapeFormulae: FORMULA });
}

function toCsvValue(value: unknown): string | number {
  return typeof value === 'number' ? value : toCellText(value);
}
