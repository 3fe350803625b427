const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago a moment was: `3 h ago`. */
export function ago(at: string, now: Date): string {
  const passed = now.getTime() - Date.parse(at);
  if (passed < MINUTE_MS) return 'now';
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`;
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)} h ago`;
  return `${Math.floor(passed / DAY_MS)} d ago`;
}

/** The beginning of a commit; `-dirty` stays, because such a build holds more than its commit. */
export function shortCommit(commit: string): string {
  return commit.replace(/^([0-9a-f]{8})[0-9a-f]*/, '$1');
}

/** A number of bytes in kB (of 1,000 bytes) or MB. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A share of visitors: `5 %`. */
export function percent(share: number): string {
  return `${share} %`;
}

/** How many of the loads failed, and their share: `3 (0.2 %)`. */
export function failureRate(failures: number, loads: number): string {
  if (failures === 0 || loads === 0) return String(failures);
  return `${failures} (${((100 * failures) / loads).toFixed(1)} %)`;
}
