import { expect, type Page } from '@playwright/test';
import { findViolations } from './axe.ts';

/** Collects what a healthy page never says: uncaught errors and console errors. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  return complaints;
}

/** The rules of axe whose result depends on colours. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Axe in both themes: all rules in the light one, those of colours in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Two frames: the new theme is styled in the first and settled in the second.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const violations = await findViolations(page, colorScheme === 'dark' ? { runOnly: COLOR_RULES } : {});
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      `${page.url()} in ${colorScheme}`,
    ).toEqual([]);
  }
}

/** No page is wider than the window it is in. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: innerWidth,
  }));
  expect(content, `${page.url()} at ${view} px`).toBeLessThanOrEqual(view);
}

/** As wide as a phone, no page is wider than the window; also with text at twice its size. */
export async function expectFitsInPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  if (size) await page.setViewportSize(size);
}
