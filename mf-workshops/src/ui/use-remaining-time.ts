import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Milliseconds until a moment, each second anew; zero once it has passed. */
export function useRemainingTime(until: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const remaining = until === null ? 0 : Math.max(0, Date.parse(until) - now);
  const isRunning = remaining > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return remaining;
}
