import { expect, test } from '@playwright/test';
import { newAddress, signUp } from '../support/accounts.ts';
import { firstKey, runAction, shownKey } from '../support/keys.ts';

test('the first key makes itself, is celebrated, and is forgotten with the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page, newAddress('firstkey'));
  await page.getByRole('link', { name: 'Create my key' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Génération de votre clé API...' });
  await expect(toast.filter({ hasText: 'Cela ne prendra que quelques secondes' })).toBeVisible();
  const token = await shownKey(page);
  expect(token).toMatch(/^dc_live_/);

  await page.getByRole('button', { name: 'Copy key' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  const notice = await page.evaluate(() => localStorage.getItem('newApiKeyGenerated'));
  expect(notice).toContain('keyId');
  expect(notice).not.toContain(token);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('newApiKeyGenerated'))).toBeNull();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'API key' })).toHaveValue(`${token.slice(0, 17)}${'•'.repeat(15)}`);
  expect(await page.content()).not.toContain(token);
});

test('regenerating asks first; then the old key is refused at once and the new one works', async ({ page }) => {
  await signUp(page, newAddress('regenerate'));
  const old = await firstKey(page);
  expect((await runAction(page, old)).status).toBe(402);

  await page.getByRole('button', { name: 'Regenerate key' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByTestId('new-api-key')).toHaveText(old);

  await page.getByRole('button', { name: 'Regenerate key' }).click();
  await dialog.getByRole('button', { name: 'Regenerate key' }).click();
  await expect(page.getByTestId('new-api-key')).not.toHaveText(old);
  const renewed = await shownKey(page);
  expect((await runAction(page, old)).status).toBe(401);
  expect((await runAction(page, renewed)).status).toBe(402);
});

test('two tabs of a new account make one key', async ({ page, context }) => {
  await signUp(page, newAddress('twokeys'));
  const other = await context.newPage();
  await Promise.all([page.goto('/keys'), other.goto('/keys')]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('textbox', { name: 'API key' })).toHaveCount(1);
  }
});
