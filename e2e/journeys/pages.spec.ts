import { expect, type Page, test } from '@playwright/test';
import { newAddress, signUp } from '../support/accounts.ts';
import { findViolations } from '../support/axe.ts';
import { waitForRouter } from '../support/go-within.ts';
import { COLOR_RULES, expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/page-health.ts';

const PUBLIC_PAGES = [
  '/fr/',
  '/en/',
  '/es/',
  '/workshops',
  '/workshops?vue=liste',
  '/login',
  '/login?mode=sign-up',
  '/login?mode=recover',
  '/login?mode=reset',
  '/verify-email?email=a@example.test',
];
/** They come from the service, without the shell. */
const DOCUMENTATION_PAGES = [
  '/docs',
  '/docs/actions',
  '/docs/actions/email_validate',
  '/docs/errors',
  '/docs/errors/rate_limited',
  '/docs/files',
];
const SIGNED_IN_PAGES = ['/dashboard', '/keys', '/actions', '/api', '/usage', '/account', '/tools/flow-content'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function expectFitsBothSizes(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

test('what the checks below look for is found: in the page, in its frames, and again after a change', async ({
  page,
}) => {
  const frame = '<html lang="en"><title>Frame</title><img src="data:,"></html>';
  const text = '<p style="color: #999; background: white">Pale</p>';
  const body = `<html lang="en"><title>Page</title><main><h1>Page</h1>${text}</main></html>`;
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/');
  const find = async (runOnly?: readonly string[]) =>
    (await findViolations(page, runOnly && { runOnly: [...runOnly] })).map(({ id }) => id);
  expect(await find()).toEqual(['color-contrast']);
  expect(await find(COLOR_RULES)).toEqual(['color-contrast']);
  await page.locator('p').evaluate((element) => element.remove());
  expect(await find()).toEqual([]);
  await page.locator('main').evaluate((main, srcdoc) => {
    main.append(Object.assign(document.createElement('iframe'), { title: 'Frame', srcdoc }));
  }, frame);
  await expect(page.frameLocator('iframe').locator('img')).toBeAttached();
  expect(await find()).toContain('image-alt');
});

for (const path of [...PUBLIC_PAGES, ...DOCUMENTATION_PAGES]) {
  test(`${path} is accessible, fits both sizes and says nothing in the console`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (PUBLIC_PAGES.includes(path)) await waitForRouter(page);
    await expectFitsBothSizes(page);
    expect(complaints).toEqual([]);
  });
}

test('the pages of an account are accessible, fit both sizes and say nothing in the console', async ({ page }) => {
  test.slow();
  await signUp(page, newAddress('pages'));
  const complaints = watchConsole(page);
  await page.goto('/keys');
  await expect(page.getByTestId('new-api-key')).toBeVisible();
  for (const path of SIGNED_IN_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitsBothSizes(page);
  }
  expect(complaints).toEqual([]);
});

test('the question before a new key and the menu of a phone are accessible, and give the focus back', async ({
  page,
}) => {
  await signUp(page, newAddress('overlays'));
  await page.goto('/keys');
  await expect(page.getByTestId('new-api-key')).toBeVisible();

  const regenerate = page.getByRole('button', { name: 'Regenerate key' });
  await regenerate.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(regenerate).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('an unknown path gives the not-found page with a way home, and is logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/nowhere/at/all');

  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expectAccessible(page);
  expect(logged.join('\n')).toContain('/nowhere/at/all');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/(fr|en|es)\/$/);
});

test('addresses of programs never get a page', async ({ request }) => {
  for (const path of ['/api/nobody/x', '/v1/nothing', '/remotes/mf-flow/0/none.js', '/shell/0/assets/none.js']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).not.toContain('text/html');
    expect(response.headers()['cache-control'], path).toContain('no-store');
  }
});
