import { AREA_NAMES } from '../visit/areas.ts';
import type { Row } from './row.ts';
import { formatSeconds } from './row-table.ts';
import type { Table } from './table.ts';

const COLUMNS = ['fault', 'browser', 'rows that hold', 'seen', 'slowest', 'named', 'areas', 'Retry'];

/** One line for each fault in each browser. */
export function toSummary(rows: readonly Row[]): Table {
  const faults = Map.groupBy(rows, ({ id, browser }) => `${browser} ${id}`);
  return { columns: COLUMNS, lines: [...faults.values()].map((group) => ({ cells: toCells(group), remarks: [] })) };
}

function toCells(rows: readonly Row[]): string[] {
  const held = rows.filter(({ problems }) => problems.length === 0).length;
  const times = rows.flatMap(({ ms }) => (ms === undefined ? [] : [ms]));
  return [
    rows[0]?.fault ?? '',
    rows[0]?.browser ?? '',
    `${held} of ${rows.length}`,
    describeSeen(rows),
    formatSeconds(times.length > 0 ? Math.max(...times) : undefined),
    list(rows.flatMap(({ named }) => named.map(withoutId))),
    describeAreas(rows),
    list(rows.flatMap(({ retry }) => (retry === '-' ? [] : [retry]))),
  ];
}

/** What stood there, with a version to fall back to and without one. */
function describeSeen(rows: readonly Row[]): string {
  const without = rows.filter(({ fallback }) => fallback === 'no');
  const others = rows.filter(({ fallback }) => fallback !== 'no');
  const texts = [
    ...(others.length > 0 ? [list(others.map(({ seen }) => seen))] : []),
    ...(without.length > 0 ? [`${list(without.map(({ seen }) => seen))} (without a fallback)`] : []),
  ];
  return texts.join('; ');
}

function describeAreas(rows: readonly Row[]): string {
  const texts = AREA_NAMES.flatMap((name) => {
    const states = rows.flatMap(({ areas }) => areas[name] ?? []);
    return states.length > 0 ? [`${name} ${list(states)}`] : [];
  });
  return texts.join('; ') || '-';
}

const withoutId = (beacon: string) => beacon.replace(/@kit-(.+?)-[0-9a-f]{8} /, '@$1 ');

const list = (texts: readonly string[]) => [...new Set(texts)].join(', ') || '-';
