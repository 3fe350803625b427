import type { CsvTable } from '../csv/csv-table';
import { createRecord, type RowRecord, type RowState } from '../job/batch-job';
import { flattenAnswer, type Leaf } from './flatten-answer';

/** An answer with more values has the others as JSON in one column. */
const MAX_ANSWER_COLUMNS = 200;
const ROWS_AT_ONCE = 200;
/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * What spreadsheets take as a formula, in narrow and wide characters; cells that are numbers only, as telephone numbers, are none.
 * They get an apostrophe before them (OWASP, CSV injection).
 */
const FORMULA = /^(?![+-]?[\d\s.,()]+$)[\s]*[=+\-@\t\r\n＝＋－＠]/;

export interface ResultRows {
  readonly table: CsvTable;
  /** Indexes of the rows that are written. */
  readonly rows: readonly number[];
  readonly records: ReadonlyMap<number, RowRecord>;
}

const STATE_WORDS: Readonly<Record<RowState, string>> = {
  waiting: 'waiting',
  sent: 'no answer yet',
  done: 'done',
  failed: 'failed',
  skipped: 'not run',
};

/** The columns of the file, then the answer, then what became of the row. Written in parts, between which the page handles input. */
export async function writeResultsCsv({ table, rows, records }: ResultRows): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const found = rows.map((index) => records.get(index) ?? createRecord(index));
  const answers = listColumns(found);
  const header = uniqueNames([...table.columns, ...answers.map((path) => `answer.${path}`), ...FACTS]);
  const write = (lines: unknown[][]) => papa.unparse(lines, { escapeFormulae: FORMULA, newline: '\r\n' });
  const parts = [BYTE_ORDER_MARK, write([header]), '\r\n'];
  for (let start = 0; start < found.length; start += ROWS_AT_ONCE) {
    const lines = found.slice(start, start + ROWS_AT_ONCE).map((record) => toLine(table, answers, record));
    parts.push(write(lines), '\r\n');
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

const REST = '…';
const FACTS = ['result.status', 'result.error', 'result.cost', 'result.request_id', 'result.note'];
const PARTIAL_NOTE = 'Not whole: the answer was too large to be kept in the browser';

/** The paths of all answers in the order in which they appear. */
function listColumns(records: readonly RowRecord[]): string[] {
  const paths = new Set<string>();
  for (const { data } of records) for (const path of flattenAnswer(data).keys()) paths.add(path);
  const all = [...paths];
  return all.length > MAX_ANSWER_COLUMNS ? [...all.slice(0, MAX_ANSWER_COLUMNS), REST] : all;
}

function toLine({ rows }: CsvTable, answers: readonly string[], record: RowRecord): unknown[] {
  const { index, data, state, error, cost, requestId, isPartial } = record;
  const leaves = flattenAnswer(data);
  const cells = answers.map((path) => (path === REST ? toRest(leaves, answers) : (leaves.get(path) ?? '')));
  return [
    ...(rows[index] ?? []),
    ...cells,
    STATE_WORDS[state],
    error ?? '',
    state === 'done' ? cost : '',
    requestId ?? '',
    isPartial ? PARTIAL_NOTE : '',
  ];
}

function toRest(leaves: ReadonlyMap<string, Leaf>, answers: readonly string[]): string {
  const rest = [...leaves].filter(([path]) => !answers.includes(path));
  return rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : '';
}

function uniqueNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let copy = 2; used.has(unique); copy++) unique = `${name} (${copy})`;
    used.add(unique);
    return unique;
  });
}
