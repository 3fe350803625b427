import { expect, test } from '@playwright/test';
import { newAddress, signUp } from '../support/accounts.ts';
import { accountWithKey, runAction, shownKey, signUpWithKey } from '../support/keys.ts';

test('the dashboard leads to a key first, then shows figures, tools and the way to the hub', async ({ page }) => {
  await signUp(page, newAddress('dashboard'));
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Create my key' }).click();
  await runAction(page, await shownKey(page)); // refused: there are no credits

  await page.goto('/dashboard');
  const credits = page.getByRole('region', { name: 'Credits', exact: true });
  await expect(credits.getByText('0', { exact: true })).toBeVisible();
  await expect(credits.getByRole('link', { name: 'Add Credits' })).toHaveAttribute('href', '/usage');
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText(/\d request|No recent activity/);
  await expect(page.getByText('Browse and test 200+ automation actions')).toBeVisible();
  const tool = page.getByRole('listitem').filter({ hasText: 'Flow Content' });
  await expect(tool.getByText('New', { exact: true })).toBeVisible();
  await expect(tool.getByText(/^\d+ credits? per use$/)).toBeVisible();
  await expect(tool.getByRole('link', { name: /Open Tool/ })).toHaveAttribute('href', '/tools/flow-content');

  await page.getByRole('link', { name: 'Open the API hub' }).click();
  await expect(page).toHaveURL('/api');
  for (const figure of ['Total Credits', 'Total Requests', 'API Keys']) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Quick start' }).getByRole('list').getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await page.getByRole('main').getByRole('link', { name: 'Keys', exact: true }).click();
  await expect(page).toHaveURL('/keys');
});

test('the search shows another example every 4 seconds, with a fade of 300 ms', async ({ page }) => {
  await accountWithKey(page, newAddress('examples'));
  await page.goto('/dashboard');
  const box = page.getByRole('searchbox', { name: 'Find an action' });
  await expect(box).toHaveAttribute('placeholder', /^Try/);

  const seen = await box.evaluate(watchExamples, 9_500);
  const [first, second] = seen.changes;
  expect(new Set(seen.changes.map(({ text }) => text)).size).toBeGreaterThanOrEqual(2);
  expect(Math.abs((second?.at ?? 0) - (first?.at ?? 0) - 4_000)).toBeLessThan(1_000);
  expect(seen.faintest).toBeLessThan(0.3);
  expect(seen.transition).toBe('0.3s');

  await box.focus();
  const resting = await box.getAttribute('placeholder');
  await page.waitForTimeout(4_600);
  await expect(box).toHaveAttribute('placeholder', resting ?? '');
});

test('with less motion the examples change without a fade, and nothing is thrown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUpWithKey(page, newAddress('still'));
  await expect(page.locator('canvas')).toHaveCount(0);

  await page.goto('/dashboard');
  const box = page.getByRole('searchbox', { name: 'Find an action' });
  await expect(box).toHaveAttribute('placeholder', /^Try/);
  const { changes, faintest } = await box.evaluate(watchExamples, 5_000);
  expect(changes.length).toBeGreaterThanOrEqual(1);
  expect(faintest).toBe(1);
});

/** Runs in the page: which examples appear within so many milliseconds, and how faint they get in between. */
async function watchExamples(input: Element, forMs: number) {
  const changes: { at: number; text: string }[] = [];
  let last = input.getAttribute('placeholder') ?? '';
  let faintest = 1;
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const text = input.getAttribute('placeholder') ?? '';
    if (text !== last) changes.push({ at: performance.now(), text });
    last = text;
    faintest = Math.min(faintest, Number(getComputedStyle(input, '::placeholder').opacity));
  }
  return { changes, faintest, transition: getComputedStyle(input, '::placeholder').transitionDuration };
}
