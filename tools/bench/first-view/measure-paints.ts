import type { BareChromium } from '../shared/chromium.ts';
import { visitCold } from '../shared/cold-visit.ts';

/** Milliseconds since navigation. */
export interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** Nothing larger was painted for so long. */
const SETTLED_MS = 1_500;
const GIVE_UP_MS = 30_000;

/** The first and the largest contentful paint of a cold visit. */
export async function measurePaints(chromium: BareChromium, url: string): Promise<Paints> {
  const script = `(${notePaints.toString()})(${SETTLED_MS}, ${GIVE_UP_MS})`;
  const paints = (await visitCold(chromium, { url, script })) as Paints | null | undefined; // what the script below leaves
  if (!paints) throw new Error(`${url} painted nothing within ${GIVE_UP_MS / 1_000} s.`);
  return paints;
}

/** Runs in the page. */
function notePaints(settledMs: number, giveUpMs: number): void {
  const measured = new Promise<{ first: number; largest: number } | null>((resolve) => {
    let first = 0;
    let largest = 0;
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') first = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      largest = startTime;
    });
    const timer = setInterval(() => {
      const now = performance.now();
      const isSettled = first > 0 && largest > 0 && document.readyState === 'complete' && now - largest > settledMs;
      if (!isSettled && now < giveUpMs) return;
      clearInterval(timer);
      resolve(isSettled ? { first, largest } : null);
    }, 100);
  });
  Object.assign(globalThis, { measured });
}
