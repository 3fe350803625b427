import { readFile } from '@declic/action-results';

const LONGEST = 300;

/** One value as the text of a cell; what is long is cut, and whole in the JSON. */
export function formatCell(value: unknown): string {
  const text = toCellText(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
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
