import type { InputSchema, Param } from '@declic/action-input';
import { isRecord, jsonOrText } from '@declic/action-input';
import { foldAccents } from '../text/words';
import { STRENGTH, type Taken } from './fit';

/** The parameters that take rows or an object; their placeholder shows the form that they take. */
export function takeData({ params }: InputSchema, value: unknown): Taken[] {
  const keys = isRecord(value) ? Object.keys(value) : [];
  if (isRecord(value) && keys.length > 0 && keys.every((key) => params.some((param) => param.key === key)))
    return [{ payload: value, strength: STRENGTH.exact, reason: 'Its members are the parameters' }];
  return params
    .filter((param) => param.kind === 'json' && param.showIf === undefined && isSameForm(param, value))
    .map((param) => toTaken(param, value))
    .filter((taken) => taken !== null)
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, 1);
}

/** Rows need a column that the placeholder shows; for what is not required, two. */
function toTaken(param: Param, value: unknown): Taken | null {
  const common = countCommonColumns(param, value);
  const hasColumns = listColumns(value).length > 0;
  if (hasColumns && common < (param.required ? 1 : 2)) return null;
  return {
    payload: { [param.key]: value },
    strength: (param.required ? STRENGTH.fits : STRENGTH.possible) + Math.min(1, common / 4),
    reason: common > 0 ? `${param.label} has the same columns` : `${param.label} takes it`,
  };
}

/** By the placeholder: a list or an object, and a list of texts or of objects. */
function isSameForm({ placeholder = '' }: Param, value: unknown): boolean {
  if (placeholder === '') return true;
  if (placeholder.startsWith('[') !== Array.isArray(value)) return false;
  if (!Array.isArray(value)) return true;
  return value.some(isRecord) ? placeholder.includes('{') : placeholder.startsWith('["');
}

/** Names that the data and the placeholder of the parameter share. */
function countCommonColumns({ placeholder = '' }: Param, value: unknown): number {
  const shown = new Set(listColumns(jsonOrText(placeholder)).map(toName));
  return listColumns(value).filter((column) => shown.has(toName(column))).length;
}

function listColumns(value: unknown): string[] {
  const row: unknown = Array.isArray(value) ? value.find(isRecord) : value;
  return isRecord(row) ? Object.keys(row) : [];
}

function toName(column: string): string {
  return foldAccents(column).replaceAll(/[^a-z0-9]/g, '');
}
