import type { Page } from '@playwright/test';

/** Adds up how much of a page moves by itself, from its first frame on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { sum: 0 };
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) noted.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far (CLS). */
export function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { noted: { sum: number } }).noted.sum);
}
