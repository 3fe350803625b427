import { expect, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { signUpWithKey } from '../support/keys.ts';
import { expectNoSidewaysScroll } from '../support/page-health.ts';
import { subscribeTo } from '../support/payments.ts';

test('the playground ends where the page ends, shows every snippet, and fits a phone at 200 % text', async ({
  page,
}) => {
  const key = await signUpWithKey(page, newAddress('layout'));
  await subscribeTo(page, 'Solo');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/actions/score_leads/playground');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const first = await page.getByRole('region', { name: 'Parameters' }).boundingBox();
  const last = await page.getByRole('region', { name: 'Result' }).boundingBox();
  expect(first?.x).toBe(heading?.x);
  expect(1440 - (last?.x ?? 0) - (last?.width ?? 0)).toBeCloseTo(heading?.x ?? 0, 0);

  const snippets = page.getByRole('tablist', { name: 'Code snippets' });
  const edge = await snippets.evaluate((list) => list.getBoundingClientRect().right);
  const ends = await snippets
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().right));
  expect(ends).toHaveLength(7);
  for (const end of ends) expect(end).toBeLessThanOrEqual(edge);

  await page.getByLabel('Example').selectOption({ index: 1 });
  await page.getByLabel(/^API key/).fill(key);
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByRole('button', { name: 'Report a wrong answer' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const step of ['1. Parameters', '2. Execute', '3. Result']) {
    await page.getByRole('tab', { name: step }).click();
    await expectNoSidewaysScroll(page);
  }
  // What is wider than a phone scrolls in itself, by the keyboard too.
  const table = page.getByRole('region', { name: 'Rows', exact: true });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
