import { formatDateTime } from '@declic/remote-kit';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** 'just now', '3 minutes ago', 'yesterday'; the date when that is longer than a week ago. */
function formatAgo(iso: string, now: number): string {
  const past = now - Date.parse(iso);
  if (past < MINUTE_MS) return 'just now';
  if (past > 7 * 24 * 60 * MINUTE_MS) return `on ${formatDateTime(iso)}`;
  const [unit, length] = UNITS.find(([, ms]) => past >= ms) ?? ['minute', MINUTE_MS];
  return relative.format(-Math.floor(past / length), unit);
}

/** A time as people say it, which goes on while it is on screen. */
export function Ago({ iso }: { iso: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={iso} title={formatDateTime(iso)}>
      {formatAgo(iso, Math.max(now, Date.parse(iso)))}
    </time>
  );
}
