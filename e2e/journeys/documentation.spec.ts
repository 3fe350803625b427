import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../support/page-health.ts';

/** The origins other than the page's own that it asks for something. */
function watchOrigins(page: Page, baseURL: string | undefined): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) foreign.push(request.url());
  });
  return foreign;
}

/** Labels of the samples that the viewer writes itself, which no test executes. */
const WRITTEN_SAMPLES = /Client Libraries|\bCurl\b|Code Snippet/;

test('the viewer draws the contract under its own policy, and asks no other origin for anything', async ({
  page,
  baseURL,
}) => {
  const complaints = watchConsole(page);
  const foreign = watchOrigins(page, baseURL);
  await page.goto('/docs/reference');
  await expect(page.getByRole('heading', { level: 1, name: 'Declic' })).toBeVisible();
  await page.getByRole('button', { name: 'Test Request' }).first().click();
  await expect(page.getByText(WRITTEN_SAMPLES)).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).first().click();
  await expect(page.getByRole('dialog').getByText('200', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText(WRITTEN_SAMPLES)).toHaveCount(0);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a snippet is chosen and copied, and the pages are whole without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}/docs/actions/email_validate`);
  await page.getByText('Python', { exact: true }).click();
  await page.locator('.code:visible').getByRole('button', { name: 'Copy' }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('urllib.request.Request');
  await context.close();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${baseURL ?? ''}/docs/actions`);
  await plain.getByLabel('Search the actions').fill('disposable typo');
  await plain.getByRole('button', { name: 'Search' }).click();
  await plain.getByRole('link', { name: 'Validate an email address' }).click();
  await plain.getByText('JavaScript', { exact: true }).click();
  await expect(plain.getByText('await fetch(')).toBeVisible();
  await plain.context().close();
});
