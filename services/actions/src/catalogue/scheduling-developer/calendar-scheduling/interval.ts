/** A stretch of time in milliseconds since 1970, end exclusive. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** The same stretches in order, with those that touch or overlap joined. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const next of intervals.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && next.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, next.end) };
    else merged.push(next);
  }
  return merged;
}

/** What is left of the first when the second, merged, is taken away. */
export function subtractIntervals(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  return from.flatMap(({ start, end }) => {
    const left: Interval[] = [];
    let at = start;
    for (const gone of taken) {
      if (gone.end <= at || gone.start >= end) continue;
      if (gone.start > at) left.push({ start: at, end: gone.start });
      at = Math.max(at, gone.end);
    }
    return at < end ? [...left, { start: at, end }] : left;
  });
}

/** Whether a merged list holds the whole stretch. */
export function covers(intervals: readonly Interval[], { start, end }: Interval): boolean {
  return intervals.some((interval) => interval.start <= start && interval.end >= end);
}

export function clip(intervals: readonly Interval[], { start, end }: Interval): Interval[] {
  return intervals
    .map((interval) => ({ start: Math.max(interval.start, start), end: Math.min(interval.end, end) }))
    .filter((interval) => interval.end > interval.start);
}
