import { CsvError } from './csv-error';
import { MAX_FILE_BYTES } from './csv-table';
import { decodeText, type TextEncodingName } from './decode-text';
import { parseCells } from './parse-cells';
import { looksLikeHeader } from './to-table';

/** A CSV as it was read, before it is decided whether its first line is a header. */
export interface CsvFile {
  readonly name: string;
  readonly encoding: TextEncodingName;
  readonly delimiter: string;
  readonly lines: readonly (readonly string[])[];
  readonly hasHeader: boolean;
}

/** @throws {CsvError} the file is too large, empty, or no CSV. */
export async function readCsvFile(file: File): Promise<CsvFile> {
  if (file.size > MAX_FILE_BYTES) throw new CsvError('The file is larger than 20 MB. Split it into smaller files.');
  const { text, encoding } = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text.includes('\0') || text.startsWith('PK\u0003\u0004'))
    throw new CsvError('This is not a CSV file. Save the sheet as CSV, and choose that file.');
  return parseFile(file.name, text, encoding);
}

/** @throws {CsvError} nothing that can be read was pasted. */
export function readPastedCsv(text: string): Promise<CsvFile> {
  if (text.length > MAX_FILE_BYTES) throw new CsvError('The text is longer than 20 MB. Split it into smaller parts.');
  return parseFile('pasted.csv', text, 'UTF-8');
}

async function parseFile(name: string, text: string, encoding: TextEncodingName): Promise<CsvFile> {
  const { lines, delimiter, hasOpenQuote } = await parseCells(text.replace(/^\uFEFF/, ''));
  if (hasOpenQuote)
    throw new CsvError('A quotation mark is opened and never closed. Correct it in the file, and choose it again.');
  const [first] = lines;
  if (!first) throw new CsvError('The file is empty.');
  return { name, encoding, delimiter, lines, hasHeader: looksLikeHeader(first) };
}
