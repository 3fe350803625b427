import { isRecord } from '@declic/openapi/json';
import { readFile } from '@declic/action-results';
import { formatCount } from '@declic/remote-kit';

const LONGEST = 300;

/** As people say it. Tables and their CSV keep the values of the answer. */
export function formatBoolean(value: boolean): string {
  return value ? 'yes' : 'no';
}

/** One value as the text of a cell: what is long is cut, and lists of objects are counted. The JSON has all of it. */
export function formatCell(value: unknown): string {
  const text = Array.isArray(value) && !value.every(isSingle) ? formatCount(value.length, 'item') : toReadable(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** An object of single values as its names and values. */
function toReadable(value: unknown): string {
  if (!isRecord(value) || readFile(value)) return toCellText(value);
  const said = Object.entries(value).filter(([, member]) => member !== null && isSingle(member));
  return said.map(([key, member]) => `${key}: ${toCellText(member)}`).join(', ');
}

/** The whole text of a cell. Lists of single values are joined, objects are JSON. */
export function toCellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const file = readFile(value);
  if (file) return file.name;
  if (Array.isArray(value) && value.every(isSingle)) return value.join(', ');
  return toJson(value);
}

function isSingle(value: unknown): boolean {
  return typeof value !== 'object';
}

/** A value that is too deep for the browser to write is named instead. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '(too deep)';
  }
}
