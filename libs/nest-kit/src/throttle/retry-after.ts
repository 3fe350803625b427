/** The state of one sliding-window counter. */
export interface WindowState {
  readonly hits: number;
  readonly hitsBefore: number;
  readonly elapsedSeconds: number;
}

/** The whole seconds until one more hit fits into the limit, at least 1, if no other hit comes first. */
export function retryAfterSeconds(
  { hits, hitsBefore, elapsedSeconds }: WindowState,
  { limit, windowSeconds }: { readonly limit: number; readonly windowSeconds: number },
): number {
  const free = limit - hits - 1;
  const wait =
    free >= 0
      ? timeUntilShare(hitsBefore, free, windowSeconds) - elapsedSeconds
      : // In the next window, where the hits of this one are the previous ones.
        windowSeconds - elapsedSeconds + timeUntilShare(hits, limit - 1, windowSeconds);
  return Math.max(1, Math.ceil(wait));
}

/** How far into a window the previous window's hits count as at most `free`. */
function timeUntilShare(hitsBefore: number, free: number, windowSeconds: number): number {
  return hitsBefore <= free ? 0 : windowSeconds * (1 - free / hitsBefore);
}
