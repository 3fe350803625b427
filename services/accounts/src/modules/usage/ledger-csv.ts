import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify/sync';
import type { LedgerLine } from './ledger-line';

const COLUMNS = [
  'id',
  'ts',
  'transaction_type',
  'slug',
  'tool_slug',
  'delta',
  'balance_after',
  'reason',
] as const satisfies (keyof LedgerLine)[];

/** What a spreadsheet would calculate, or may do so once it has trimmed the cell. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

const OPTIONS = {
  columns: [...COLUMNS],
  record_delimiter: 'windows',
  // The library quotes only what holds the whole delimiter, but half of it ends a row for many a reader.
  quoted_match: /[\r\n]/,
  // Text only: numbers, such as a delta of -1, stay numbers.
  cast: { string: (text: string) => (FORMULA.test(text) ? `'${text}` : text) },
} satisfies Options;

/** A byte order mark would become part of the first column's name in most programs, so there is none: the type says UTF-8. */
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

/** The file as it grows: the next batch is read when somebody wants more, and none once nobody does. */
export function toLedgerCsv(batches: AsyncIterable<LedgerLine[]>): Readable {
  return Readable.from(pieces(batches), { objectMode: false });
}

async function* pieces(batches: AsyncIterable<LedgerLine[]>): AsyncGenerator<string> {
  yield stringify([], { ...OPTIONS, header: true });
  for await (const lines of batches) yield stringify(lines, OPTIONS);
}
