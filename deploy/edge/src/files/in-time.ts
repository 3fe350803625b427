import { setTimeout as wait } from 'node:timers/promises';

/** What is read, when it is there within so many milliseconds; undefined otherwise. Reading goes on. */
export async function inTime<Read>(reading: Promise<Read>, ms: number): Promise<Read | undefined> {
  const waiting = new AbortController();
  const late = wait(ms, undefined, { ref: false, signal: waiting.signal }).catch(() => undefined);
  return Promise.race([reading, late]).finally(() => waiting.abort());
}
