import { AREA_NAMES } from '../visit/areas.ts';
import type { Row } from './row.ts';
import type { Table } from './table.ts';

const COLUMNS = ['', 'browser', 'fault', 'entry', 'visit', 'fallback', 'seen', 'time', 'named', 'areas', 'retry'];

/** Every row, each that breaks its expectation with its reasons. */
export function toRowTable(rows: readonly Row[]): Table {
  return { columns: COLUMNS, lines: rows.map((row) => ({ cells: toCells(row), remarks: row.problems })) };
}

export const formatSeconds = (ms: number | undefined) => (ms === undefined ? '-' : `${(ms / 1000).toFixed(1)} s`);

function toCells(row: Row): string[] {
  return [
    row.problems.length === 0 ? 'ok' : 'FAILED',
    row.browser,
    row.fault,
    row.entry,
    row.visit,
    row.fallback,
    row.seen,
    formatSeconds(row.ms),
    row.named.join(', ') || '-',
    AREA_NAMES.flatMap((name) => (row.areas[name] ? [`${name} ${row.areas[name]}`] : [])).join(', ') || '-',
    row.retry,
  ];
}
