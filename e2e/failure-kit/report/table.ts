import { AREA_NAMES } from '../visit/areas.ts';
import type { Row } from './row.ts';

const COLUMNS = ['', 'browser', 'fault', 'entry', 'visit', 'fallback', 'seen', 'time', 'named', 'areas', 'retry'];

/** The rows as lines of a terminal, each row that breaks its expectation with its reasons below. */
export function formatTable(rows: readonly Row[]): string[] {
  const cells = rows.map(toCells);
  const widths = COLUMNS.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    line(COLUMNS),
    ...rows.flatMap(({ problems }, index) => [
      line(cells[index] ?? []),
      ...problems.map((problem) => `        ${problem}`),
    ]),
  ];
}

/** For documents. */
export function formatMarkdown(rows: readonly Row[]): string[] {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [line(COLUMNS), line(COLUMNS.map(() => '---')), ...rows.map((row) => line(toCells(row)))];
}

function toCells(row: Row): string[] {
  return [
    row.problems.length === 0 ? 'ok' : 'FAILED',
    row.browser,
    row.fault,
    row.entry,
    row.visit,
    row.fallback,
    row.seen,
    row.ms === undefined ? '-' : `${(row.ms / 1000).toFixed(1)} s`,
    row.named.join(', ') || '-',
    AREA_NAMES.flatMap((name) => (row.areas[name] ? [`${name} ${row.areas[name]}`] : [])).join(', ') || '-',
    row.retry,
  ];
}
