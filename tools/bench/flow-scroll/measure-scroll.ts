import type { Browser, Page } from '@playwright/test';
import { findLongestTask } from './read-trace.ts';

/** Of one way from the top to the end. */
export interface Scrolled {
  readonly pixels: number;
  readonly frames: number;
  /** Frames that took longer than two of a screen with 60 Hz. */
  readonly long: number;
  readonly longest: number;
  /** CPU time of the longest task of the page's main thread, in milliseconds. */
  readonly longestTask: number;
}

const LONG = 33.4;
const NOTCH = 120;
const SETTLED = 500;

/** Opens the ideas, and turns the wheel until the end of the page is reached. */
export async function measureScroll(browser: Browser, page: Page, url: string, count: number): Promise<Scrolled> {
  await page.goto(`${url}tools/flow-content`);
  await page
    .getByRole('list', { name: 'Ideas' })
    .locator('> li')
    .nth(count - 1)
    .waitFor();
  await page.waitForTimeout(SETTLED);
  await page.mouse.move(200, 400);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await page.evaluate(watchFrames);
  while (!(await page.evaluate(isAtEnd))) await page.mouse.wheel(0, NOTCH);
  const { pixels, gaps } = await page.evaluate(readFrames);
  const longestTask = findLongestTask(await browser.stopTracing());
  if (pixels === 0) throw new Error('The page did not scroll.');
  const long = gaps.filter((gap) => gap > LONG).length;
  return { pixels, frames: gaps.length, long, longest: Math.max(...gaps), longestTask };
}

declare global {
  // Of the page that is measured.
  var frameGaps: number[];
}

function watchFrames(): void {
  globalThis.frameGaps = [];
  let last: number | undefined;
  const next = (now: number) => {
    if (last !== undefined) globalThis.frameGaps.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

const isAtEnd = () => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
const readFrames = () => ({ pixels: Math.round(scrollY), gaps: globalThis.frameGaps });
