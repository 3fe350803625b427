import { expect, type Page, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { exportCsv } from '../support/exports.ts';
import { accountWithKey, runAction } from '../support/keys.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-health.ts';
import { subscribeTo } from '../support/payments.ts';

const FREE_CALLS = 10;

test('requests: succeeded, refused and limited calls are found, filtered and exported', async ({ page }) => {
  test.slow();
  const token = await accountWithKey(page, newAddress('requests'));
  for (let call = 0; call < FREE_CALLS; call += 1) expect((await runAction(page, token)).status).toBe(402);
  expect((await runAction(page, token)).status).toBe(429);
  await subscribeTo(page, 'Build');
  const success = await runAction(page, token);
  expect(success.status).toBe(200);
  const invalid = await runAction(page, token, 'email_validate', {});
  expect((await runAction(page, token, 'nothing')).status).toBe(404);
  const [paidId, invalidId] = [String(success.body['request_id']), String(invalid.body['request_id'])];

  await page.goto('/usage');
  const history = page.getByRole('table', { name: 'Transactions' });
  await history.getByRole('link', { name: `Request ${paidId.slice(0, 8)}` }).click();
  await expect(page).toHaveURL(`/usage?tab=requests&request=${paidId}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(['200 OK']);
  await expect(rows(page)).toContainText([/\d:\d\d:\d\d/]);

  await page.getByRole('textbox', { name: 'Request id' }).fill(invalidId);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(rows(page)).toContainText(['422 Invalid input']);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(rows(page)).toHaveCount(FREE_CALLS + 4);
  await expect(rows(page)).toContainText(['404 Unknown action', '422 Invalid input', '200 OK', '429 Rate limited']);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Succeeded (2xx)');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Refused (4xx)');
  await page.reload();
  await expect(rows(page)).toHaveCount(FREE_CALLS + 3);

  const lines = await exportCsv(page);
  expect(lines).toHaveLength(1 + FREE_CALLS + 3);
  expect(lines[0]).toBe('at,request_id,action,kind,status,code,duration_ms,credits,unlisted');
  expect(lines.some((line) => line.includes(invalidId) && line.includes('422,validation_failed'))).toBe(true);

  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

const rows = (page: Page) => page.getByRole('table', { name: 'Requests' }).locator('tbody').getByRole('row');
