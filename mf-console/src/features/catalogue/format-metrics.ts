const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '850 ms', '1.2 s'. */
export function formatLatency(milliseconds: number): string {
  return milliseconds < SECOND ? `${Math.round(milliseconds)} ms` : `${(milliseconds / SECOND).toFixed(1)} s`;
}

/** A rate of 1 or less is a fraction, anything above is a percentage already. */
export function formatRate(rate: number): string {
  const percent = rate <= 1 ? rate * 100 : rate;
  return `${Number(percent.toFixed(1))}%`;
}

/** '5m ago': the largest unit that fits. */
export function formatAge(iso: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < MINUTE) return `${Math.floor(age / SECOND)}s ago`;
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  return `${Math.floor(age / DAY)}d ago`;
}
