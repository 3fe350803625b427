import type { Cell } from './json-rows';

/**
 * A cell that no spreadsheet runs as a formula: texts that begin like one get an apostrophe before them. Numbers, such as -5 or a phone
 * number with its plus, stay as they are.
 */
export function toSafeCell(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const isNumber = /^[+-]?[\d\s.,()-]+$/.test(cell) && /\d/.test(cell);
  return /^[=+\-@\t\r]/.test(cell) && !isNumber ? `'${cell}` : cell;
}
