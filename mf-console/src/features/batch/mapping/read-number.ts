import { decimalOrText } from '@declic/action-input';

/** Spaces of all kinds and apostrophes group thousands: 1 234, 1'234. */
const GROUPING = /[\s\u00a0\u202f'’]/g;
/** 1,234 is a thousand and more in English, and less than two in French. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Reads a number of a sheet, with a decimal point or a decimal comma. What is none, or can be read in two ways, stays a text.
 */
export function readNumber(text: string): number | string {
  const compact = text.replaceAll(GROUPING, '');
  if (AMBIGUOUS.test(compact)) return text;
  return typeof decimalOrText(toPoint(compact)) === 'number' ? decimalOrText(toPoint(compact)) : text;
}

export function isAmbiguousNumber(text: string): boolean {
  return AMBIGUOUS.test(text.replaceAll(GROUPING, ''));
}

/** The last of comma and point is that of the decimals, when it is there once; the others group thousands. */
function toPoint(number: string): string {
  const comma = number.lastIndexOf(',');
  const point = number.lastIndexOf('.');
  if (comma === -1) return number;
  if (point > comma) return isGrouped(number.slice(0, point), ',') ? number.replaceAll(',', '') : number;
  if (number.indexOf(',') !== comma) return isGrouped(number, ',') ? number.replaceAll(',', '') : number;
  return point === -1 || isGrouped(number.slice(0, comma), '.') ? number.replaceAll('.', '').replace(',', '.') : number;
}

function isGrouped(number: string, separator: ',' | '.'): boolean {
  const [first = '', ...groups] = number.split(separator);
  return /^[+-]?\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}
