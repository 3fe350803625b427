const MINUTES_PER_HOUR = 60;

/** In words: '40 s', '12 min', '2 h 5 min'. By the rate of the last minute, and never faster than the plan. */
export function estimateTimeLeft(rows: number, perMinute: number | null, callsPerMinute: number): string {
  if (rows === 0) return '0 s';
  const minutes = rows / Math.min(perMinute ?? callsPerMinute, callsPerMinute);
  if (minutes < 1) return `${Math.max(1, Math.ceil(minutes * 60))} s`;
  const whole = Math.ceil(minutes);
  if (whole < MINUTES_PER_HOUR) return `${whole} min`;
  return `${Math.floor(whole / MINUTES_PER_HOUR)} h ${whole % MINUTES_PER_HOUR} min`;
}
