import { expect, type Page, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { accountWithKey } from '../support/keys.ts';
import { watchConsole } from '../support/page-health.ts';

const result = (page: Page) => page.getByRole('group', { name: 'Result' });

test('fills a form with a JSON editor by keyboard alone, and is sent to what is refused', async ({ page }) => {
  const complaints = watchConsole(page);
  const key = await accountWithKey(page, newAddress('form-keys'));
  await page.goto('/actions/score_leads/playground');

  const leads = page.getByRole('textbox', { name: 'Leads' });
  await expect(leads).toHaveClass(/cm-content/);
  await page.getByLabel(/^API key/).fill(key);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Leads is required')).toBeVisible();
  await expect(leads).toBeFocused();

  // Brackets close themselves. Tab indents; after Escape it leaves.
  await page.keyboard.type('[{"name": "Ada",');
  await expect(page.getByText(/Sent as a text/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(leads).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(leads).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('[{"name": "Ada"}]');
  await expect(page.getByText('Leads is required')).toBeHidden();

  await page.getByRole('switch', { name: 'JSON mode' }).focus();
  await page.keyboard.press('Space');
  const payload = page.getByRole('textbox', { name: 'JSON payload' });
  await expect(payload).toContainText('"name": "Ada"');
  expect(complaints).toEqual([]);
});

test('says at its line what is no JSON, and loses neither it nor the form', async ({ page }) => {
  await accountWithKey(page, newAddress('form-json'));
  await page.goto('/actions/iban_validate/playground');
  await page.getByLabel(/^IBAN/).fill('FR14 2004 1010 0505 0001 3M02 606');
  await page.getByRole('switch', { name: 'JSON mode' }).click();
  const payload = page.getByRole('textbox', { name: 'JSON payload' });
  // The editor takes the place of a plain field once it has loaded.
  await expect(page.locator('.cm-content')).toBeVisible();
  await payload.fill('{\n  "iban": FR14\n}');
  await expect(page.getByText(/^Line 2: .* an empty object \{\} is sent instead\.$/)).toBeVisible();
  await expect(page.locator('.cm-lint-marker-error')).toBeVisible();
  await page.getByRole('switch', { name: 'JSON mode' }).click();
  await expect(page.getByLabel(/^IBAN/)).toHaveValue('FR14 2004 1010 0505 0001 3M02 606');
  await page.getByRole('switch', { name: 'JSON mode' }).click();
  await expect(payload).toContainText('"iban": FR14');
});

test('goes through the steps of a phone with a file that is uploaded by Execute alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const complaints = watchConsole(page);
  const key = await accountWithKey(page, newAddress('form-phone'));
  await page.goto('/actions/csv_analysis/playground');
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The page reports on itself and renews its session, too.
    if (request.method() === 'POST' && pathname.startsWith('/api/actions/')) sent.push(pathname);
  });

  await page.getByLabel(/^File: /).setInputFiles({
    name: 'sales.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('town,sold\nParis,3\nLyon,5\n'),
  });
  await expect(page.getByText('CSV, 25 bytes')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Beginning of sales.csv' })).toContainText('Lyon,5');

  await page.getByRole('button', { name: 'Next: Execute' }).click();
  await page.getByLabel(/^API key/).fill(key);
  await page.getByRole('tab', { name: '1. Parameters' }).click();
  await expect(page.getByText('CSV, 25 bytes')).toBeVisible();
  expect(sent).toEqual([]);

  await page.getByRole('tab', { name: '2. Execute' }).click();
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(page.getByRole('tab', { name: '3. Result' })).toHaveAttribute('aria-selected', 'true');
  await expect(result(page).getByText('Success')).toBeVisible();
  expect(sent).toContain('/api/actions/test-action');
  expect(complaints).toEqual([]);
});
