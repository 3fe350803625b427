import type { InputSchema } from '@declic/action-input';
import type { CsvFile } from '../csv/read-csv-file';
import { toTable } from '../csv/to-table';
import { guessMapping } from '../mapping/guess-mapping';
import type { BatchOwner, StoredBatch } from './batch-job';

const DELIMITER_WORDS: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

export interface NewBatch {
  readonly owner: BatchOwner;
  readonly file: CsvFile;
  readonly schema: InputSchema;
  /** Credits of one call. */
  readonly price: number;
}

/**
 * A batch that has not begun, with its columns mapped by their names.
 *
 * @throws {CsvError} the file has no rows, or too many columns.
 */
export function createBatch({ owner, file, schema, price }: NewBatch): StoredBatch {
  const { name, encoding, delimiter, lines, hasHeader } = file;
  const { table, notes } = toTable(name, lines, hasHeader);
  const readAs = `Read as ${encoding}, separated by ${DELIMITER_WORDS[delimiter] ?? `"${delimiter}"`}.`;
  const job = {
    id: crypto.randomUUID(),
    owner,
    mapping: guessMapping(schema, table),
    notes: [readAs, ...notes],
    hasHeader,
    rows: null,
    price,
    maxCredits: 0,
    changedAt: Date.now(),
  };
  return { job, table, records: new Map() };
}
