import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify/sync';

/** What a spreadsheet would calculate, or may do so once it has trimmed the cell. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

const OPTIONS = {
  record_delimiter: 'windows',
  // The library quotes only what holds the whole delimiter, but half of it ends a row for many a reader.
  quoted_match: /[\r\n]/,
  // Text only: numbers, such as a delta of -1, stay numbers.
  cast: { string: (text: string) => (FORMULA.test(text) ? `'${text}` : text) },
} satisfies Options;

/** A byte order mark would become part of the first column's name in most programs, so there is none: the type says UTF-8. */
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

/** A file of these columns as it grows: the next batch is read when the reader wants more, and none once the reader is gone. */
export function toCsv<Line extends object>(
  columns: readonly (keyof Line & string)[],
  batches: AsyncIterable<Line[]>,
): Readable {
  return Readable.from(pieces([...columns], batches), { objectMode: false });
}

async function* pieces(columns: string[], batches: AsyncIterable<object[]>): AsyncGenerator<string> {
  yield stringify([], { ...OPTIONS, columns, header: true });
  for await (const lines of batches) yield stringify(lines, { ...OPTIONS, columns });
}
