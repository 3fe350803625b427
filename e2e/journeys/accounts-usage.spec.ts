import { expect, type Page, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { exportCsv } from '../support/exports.ts';
import { accountWithKey, runAction } from '../support/keys.ts';
import { subscribeTo } from '../support/payments.ts';

const RUNS = 53;

test('usage: filters, periods, pages and a CSV of the whole filtered history, all of them agreeing', async ({
  page,
}) => {
  test.slow();
  const token = await accountWithKey(page, newAddress('usage'));
  await subscribeTo(page, 'Build');
  for (let run = 0; run < RUNS; run += 1) expect((await runAction(page, token)).status).toBe(200);

  await page.goto('/usage');
  const history = page.getByRole('region', { name: 'Transaction history' });
  await expect(history.getByText(`${RUNS + 1} transactions`)).toBeVisible();
  await expect(page.getByText(`${RUNS} uses`)).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page)).toHaveCount(RUNS + 1 - 50);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(rows(page).last()).toContainText('+600');

  await page.getByRole('combobox', { name: 'Type' }).selectOption('Purchases');
  await expect(history.getByText(/^1 transaction,/)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('combobox', { name: 'Type' }).selectOption('API actions');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('This week');
  await expect(history.getByText(`${RUNS} transactions`)).toBeVisible();
  await page.reload();
  await expect(history.getByText(`${RUNS} transactions`)).toBeVisible();

  const lines = await exportCsv(page);
  expect(lines).toHaveLength(RUNS + 1);
  expect(lines.slice(1).every((line) => line.includes('email_validate'))).toBe(true);

  await page.getByRole('combobox', { name: 'Period' }).selectOption('Custom');
  await expect(page.getByRole('group', { name: 'Days' })).toBeVisible();
  await expect(history.getByText(`${RUNS} transactions`)).toBeVisible();
});

test('an export of nothing says so', async ({ page }) => {
  await accountWithKey(page, newAddress('nousage'));
  await page.goto('/usage');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText('No data to export')).toBeVisible();
  await expect(page.getByText('There are no transactions in your history yet.').first()).toBeVisible();
});

const rows = (page: Page) => page.getByRole('table', { name: 'Transactions' }).locator('tbody').getByRole('row');
