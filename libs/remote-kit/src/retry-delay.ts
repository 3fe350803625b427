const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

/**
 * How long to wait before something that failed is tried again by itself: 5 s, then twice as long each time, one minute at most.
 * `spread` (0 to 1, another number on each machine) takes up to a fifth off, so that pages do not return to a server all at once.
 */
export function retryDelay(failures: number, spread: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), LONGEST_MS) * (1 - spread / 5);
}
