import { findVisibleParams, type InputSchema, type Param, validateInput } from '@declic/action-input';
import type { Cells } from '../csv/csv-table';
import { type ColumnMapping, findColumn } from './column-mapping';
import { convertCell, isBrokenJson } from './convert-cell';
import { isAmbiguousNumber } from './read-number';

export interface CellProblem {
  /** Key of the parameter. */
  readonly param: string;
  /** Index of the column; null where the value comes from no column. */
  readonly column: number | null;
  readonly message: string;
}

export type Body = Readonly<Record<string, unknown>>;

export type RowCheck =
  { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly problems: readonly CellProblem[] };

/** The body of a row's call, as the service will read it, or what is wrong with its cells. */
export function checkRow(schema: InputSchema, mapping: ColumnMapping, row: Cells): RowCheck {
  const texts = schema.params.map((param) => ({ param, text: readText(mapping, param, row) }));
  const body: Record<string, unknown> = {};
  for (const { param, text } of texts) {
    const value = text === undefined ? undefined : convertCell(param, text, readSeparator(mapping, param));
    if (value !== undefined) body[param.key] = value;
  }
  const check = validateInput(schema, body);
  const visible = findVisibleParams(schema, body);
  const unreadable = texts
    .filter(({ param }) => visible.includes(param))
    .flatMap(({ param, text = '' }) => describeUnreadable(param, text) ?? []);
  const problems = check.ok ? [] : check.errors.map(({ field, message }) => ({ param: field, message }));
  const all = [...unreadable, ...problems.filter(({ param }) => !unreadable.some((other) => other.param === param))];
  if (check.ok && all.length === 0) return { ok: true, body: check.input };
  return {
    ok: false,
    problems: all.map((problem) => ({ ...problem, column: findColumn(mapping, { key: problem.param }) })),
  };
}

/** What the validator cannot say, because it does not see the text of the cell. */
function describeUnreadable(param: Param, text: string): { param: string; message: string } | undefined {
  if (isBrokenJson(param, text)) return { param: param.key, message: 'Must be valid JSON' };
  if (param.kind === 'number' && isAmbiguousNumber(text))
    return { param: param.key, message: 'Can be read in two ways: write it without the comma, or with a point' };
  return undefined;
}

function readText(mapping: ColumnMapping, { key }: Param, row: Cells): string | undefined {
  const source = mapping[key];
  if (source?.from === 'column') return row[source.column];
  return source?.from === 'fixed' ? source.text : undefined;
}

function readSeparator(mapping: ColumnMapping, { key }: Param) {
  const source = mapping[key];
  return source === undefined || source.from === 'default' ? ';' : source.separator;
}
