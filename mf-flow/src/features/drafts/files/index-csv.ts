import Papa from 'papaparse';

/** What a spreadsheet would calculate, or may do so once it has trimmed the cell; the same rule as for the exports of the services. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Rows as CSV by RFC 4180, for spreadsheets: a text that one would take for a formula gets an apostrophe. */
export function toIndexCsv(rows: readonly Readonly<Record<string, string | number>>[]): string {
  // The mark at the beginning is how Excel knows the encoding.
  return `\uFEFF${Papa.unparse([...rows], { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}
