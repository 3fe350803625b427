import { setTimeout as sleep } from 'node:timers/promises';
import type { BareChromium } from './chromium.ts';

/** One cold visit, in milliseconds since navigation. */
export interface Times {
  firstContentfulPaint: number;
  heading: number;
}

const CPU_SLOWDOWN = 4;
const GIVE_UP_MS = 30_000;

/** Opens a page in a profile of its own, so with an empty cache, on a CPU that is slowed down. */
export async function measureTimes({ send }: BareChromium, url: string): Promise<Times> {
  const { browserContextId } = await send('Target.createBrowserContext');
  try {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const page = (method: string, parameters?: Record<string, unknown>) => send(method, parameters, String(sessionId));
    await page('Page.enable');
    await page('Page.addScriptToEvaluateOnNewDocument', { source: `(${noteHeading.toString()})()` });
    await page('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page('Page.navigate', { url });
    return await readTimes(page);
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}

/** Runs in the page: notes when the routed page's main heading is first in a painted frame. */
function noteHeading(): void {
  const look = () => {
    if (!document.querySelector('main h1')?.textContent) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      (globalThis as { headingAt?: number }).headingAt = performance.now();
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page; as text, because it travels there. */
const TIMES = `JSON.stringify({
  firstContentfulPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  heading: globalThis.headingAt,
})`;

/** The page keeps its own time, so asking late costs nothing; asking often would cost it CPU. */
async function readTimes(
  page: (method: string, parameters: Record<string, unknown>) => Promise<Record<string, unknown>>,
): Promise<Times> {
  for (let waited = 0; waited < GIVE_UP_MS; waited += 1_000) {
    await sleep(waited === 0 ? 2_500 : 1_000);
    const { result } = await page('Runtime.evaluate', { expression: TIMES });
    const times = JSON.parse((result as { value: string }).value) as Partial<Times>; // what TIMES makes
    if (times.firstContentfulPaint !== undefined && times.heading !== undefined) return times as Times;
  }
  throw new Error('The page showed no heading within 30 s.');
}
