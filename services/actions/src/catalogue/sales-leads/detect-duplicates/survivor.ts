import type { Row } from '../../../tables/json-rows';

export interface Survivor {
  readonly index: number;
  /** The record with what it lacked, taken from the others. */
  readonly merged: Row;
  /** Which record each added value is from. */
  readonly filled_from: Readonly<Record<string, number>>;
}

/** The record to keep of a cluster: the one that tells most, of equals the first. */
export function chooseSurvivor(cluster: readonly number[], records: readonly Row[]): Survivor {
  const count = (index: number) => Object.values(records[index] ?? {}).filter((cell) => !isEmpty(cell)).length;
  const ranked = cluster.toSorted((a, b) => count(b) - count(a) || a - b);
  const index = ranked[0] ?? 0;
  const merged: Record<string, Row[string]> = { ...records[index] };
  const filled_from: Record<string, number> = {};
  for (const other of ranked.slice(1))
    for (const [column, cell] of Object.entries(records[other] ?? {}))
      if (!isEmpty(cell) && isEmpty(merged[column])) {
        merged[column] = cell;
        filled_from[column] = other;
      }
  return { index, merged, filled_from };
}

function isEmpty(cell: unknown): boolean {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');
}
