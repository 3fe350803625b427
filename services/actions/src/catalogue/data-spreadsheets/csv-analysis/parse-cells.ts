import { DateTime } from 'luxon';
import type { Cell } from '../../../tables/json-rows';

const MISSING = new Set(['', 'na', 'n/a', '#n/a', 'nan', 'null', 'none', 'nil', '-', '--', '?', 'nd', 's/o', 'vide']);

export function isMissing(cell: Cell): boolean {
  return cell === null || (typeof cell === 'string' && MISSING.has(cell.trim().toLowerCase()));
}

const BRACKETS = /^\s*[€$£]?\s?\(\s?([^()-]{1,36})\)\s*$/u;

/** Whether digits of a column begin with a zero, as postcodes and numbers of articles: they are no amounts. */
export function hasLeadingZeros(cells: readonly Cell[]): boolean {
  return cells.some((cell) => typeof cell === 'string' && /^\s*0\d+\s*$/.test(cell));
}

/** Gives the reader of numbers of a column: whether its comma is a decimal sign shows in its cells. */
export function createNumberReader(cells: readonly Cell[]): (cell: Cell) => number | null {
  // "(5)" is -5 beside plain amounts; a column of "(2020)" alone is none of amounts.
  const hasPlain = cells.some((cell) => typeof cell === 'number' || (typeof cell === 'string' && !BRACKETS.test(cell)));
  const read = (text: string) =>
    strip(hasPlain ? text.replace(BRACKETS, (_, amount: string) => `-${strip(amount)}`) : text);
  const texts = cells.filter((cell) => typeof cell === 'string').map(read);
  const isComma =
    texts.some((text) => /^-?\d+,\d{1,2}$|^-?\d+,\d{4,}$|^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?0,\d+$/.test(text)) &&
    !texts.some((text) => /^-?\d{1,3}(?:,\d{3})+\.\d+$|^-?\d+\.\d{1,2}$/.test(text));
  return (cell) => {
    if (typeof cell === 'number') return cell;
    if (typeof cell !== 'string' || cell.length > 40) return null;
    const text = read(cell);
    const plain = isComma
      ? text.replaceAll('.', '').replace(',', '.')
      : /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
        ? text.replaceAll(',', '')
        : text;
    return /^-?(?:\d{1,15}(?:\.\d{1,15})?|\.\d{1,15})(?:e[+-]?\d{1,2})?$/i.test(plain) ? Number(plain) : null;
  };
}

/** Without currency, percent sign, and spaces between thousands. */
function strip(text: string): string {
  return text
    .trim()
    .replace('−', '-')
    .replace(/^(-?)\s?[€$£]\s?(?=[-.\d])/, '$1')
    .replace(/\s?(?:€|\$|£|%|EUR|USD|GBP)$/, '')
    .replaceAll(/(?<=\d)[\s\u00A0\u202F'](?=\d{3})/gu, '');
}

const FORMATS = [
  'dd/MM/yyyy',
  'd/M/yyyy',
  'dd-MM-yyyy',
  'dd.MM.yyyy',
  'd.M.yyyy',
  'yyyy/MM/dd',
  'MM/dd/yyyy',
  'M/d/yyyy',
  'd MMM yyyy',
  'MMM d, yyyy',
];

/** Gives the reader of dates of a column: the first form in which nearly all of its cells are dates. */
export function createDateReader(cells: readonly Cell[]): (cell: Cell) => string | null {
  const sample = cells.filter((cell) => typeof cell === 'string').slice(0, 200);
  const readers = [readIso, ...FORMATS.map((format) => (cell: Cell) => readFormat(cell, format))];
  const share = (reader: (cell: Cell) => string | null) =>
    sample.filter((cell) => reader(cell) !== null).length / (sample.length || 1);
  return readers.find((reader) => share(reader) >= 0.95) ?? (() => null);
}

const DAY_AND_MONTH = /^\s*(\d{1,2})([/-])(\d{1,2})\2\d{4}\s*$/;

/** Whether all dates of a column are such as 03/04/2026, which begin with the day in one country and with the month in another. */
export function isDayOrderUnclear(cells: readonly Cell[]): boolean {
  const dates = cells.filter((cell) => !isMissing(cell)).map((cell) => DAY_AND_MONTH.exec(String(cell)));
  return (
    dates.every((date) => date !== null && Number(date[1]) <= 12 && Number(date[3]) <= 12) &&
    dates.some((date) => Number(date?.[1]) !== Number(date?.[3]))
  );
}

function readIso(cell: Cell): string | null {
  if (typeof cell !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(cell) || cell.length > 35) return null;
  return DateTime.fromISO(cell.replace(' ', 'T'), { zone: 'utc' }).toISODate();
}

function readFormat(cell: Cell, format: string): string | null {
  if (typeof cell !== 'string' || cell.length > 20) return null;
  return DateTime.fromFormat(cell, format, { zone: 'utc' }).toISODate();
}

const BOOLEANS = new Map(
  Object.entries({
    true: true,
    false: false,
    yes: true,
    no: false,
    oui: true,
    non: false,
    vrai: true,
    faux: false,
    sí: true,
    si: true,
    y: true,
    n: false,
  }),
);

export function readBoolean(cell: Cell): boolean | null {
  if (typeof cell === 'boolean') return cell;
  return typeof cell === 'string' ? (BOOLEANS.get(cell.trim().toLowerCase()) ?? null) : null;
}
