/** What one person says without a break. Times are seconds from the beginning. */
export interface Turn {
  readonly speaker: string | null;
  readonly text: string;
  readonly start: number | null;
  readonly end: number | null;
}

/** 3723 is 01:02:03. */
export function clockTime(seconds: number | null): string | null {
  if (seconds === null) return null;
  const whole = Math.floor(seconds);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Seconds of "1:02:03.5", "02:03" and "00:00:01,500"; null for what is no time. */
export function parseSeconds(text: string): number | null {
  const match = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?$/u.exec(text.trim());
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}
