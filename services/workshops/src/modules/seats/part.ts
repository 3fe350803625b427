/** A part of a long list: the first so many of those that no part before it has skipped. */
export interface Part {
  readonly limit: number;
  readonly skipped: readonly string[];
}
