/** One page of a list that is read by offset. */
export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
}

/** A page is asked for with one row more than it shows, which tells whether another follows. */
export function splitPage<Row>(rows: readonly Row[], limit: number): { items: Row[]; hasMore: boolean } {
  return { items: rows.slice(0, limit), hasMore: rows.length > limit };
}
