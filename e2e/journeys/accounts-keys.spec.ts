import { expect, test } from '@playwright/test';
import { newAddress, signUp, submitSignIn } from '../support/accounts.ts';
import { runAction, shownKey, signUpWithKey } from '../support/keys.ts';

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
  const old = await signUpWithKey(page, newAddress('regenerate'));
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

test('two tabs of a new account make one key: one shows it, the other says where it is', async ({ page, context }) => {
  await signUp(page, newAddress('twokeys'));
  const other = await context.newPage();
  // Both see that there is none before either asks for one.
  const asking = Promise.withResolvers<void>();
  let requests = 0;
  await context.route('**/api/accounts/keys', async (route) => {
    if (route.request().method() === 'POST') {
      requests += 1;
      if (requests === 2) asking.resolve();
      await asking.promise;
    }
    await route.continue();
  });
  await Promise.all([page.goto('/keys'), other.goto('/keys')]);
  await Promise.all([page, other].map((tab) => expect(tab.getByText('Your API key is ready')).toBeVisible()));
  for (const tab of [page, other]) await expect(tab.getByRole('textbox', { name: 'API key' })).toHaveCount(1);
  const held = await Promise.all([page, other].map((tab) => tab.getByTestId('new-api-key').count()));
  expect(held.sort()).toEqual([0, 1]);
});

test('a token that another tab has made worthless is taken away', async ({ page, context }) => {
  const old = await signUpWithKey(page, newAddress('replaced'));
  const other = await context.newPage();
  await other.goto('/keys');
  await other.getByRole('button', { name: 'Regenerate key' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Regenerate key' }).click();
  const renewed = await shownKey(other);
  expect(renewed).not.toBe(old);

  await expect(page.getByTestId('new-api-key')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'API key' })).toHaveValue(new RegExp(`^${renewed.slice(0, 17)}•`));
});

test('a server that does not answer times the key out after 20 looks; a late answer is still shown', async ({
  page,
}) => {
  await signUp(page, newAddress('latekey'));
  const answering = Promise.withResolvers<void>();
  let looks = 0;
  await page.route('**/api/accounts/keys', async (route) => {
    if (route.request().method() === 'POST') await answering.promise;
    else looks += 1;
    await route.continue();
  });
  await page.goto('/keys');
  await expect(page.getByText('Key Generation Timeout')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(looks).toBeLessThanOrEqual(21); // the list, and on a slow line fewer than 20 looks

  answering.resolve();
  expect(await shownKey(page)).toMatch(/^dc_live_/);
});

test('a response that arrives after another user has signed in is not shown to that user', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext();
  const their = await other.newPage();
  const neighbour = newAddress('neighbour');
  await signUpWithKey(their, neighbour);
  await other.close();

  await signUp(page, newAddress('hasty'));
  const answering = Promise.withResolvers<void>();
  await page.route('**/api/accounts/keys', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await answering.promise;
    return route.fulfill({ response });
  });
  await page.goto('/keys');
  await expect(page.getByText('Generating your API key')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  // Within the same page: a new one would forget by itself.
  await submitSignIn(page, neighbour);
  await page.getByRole('link', { name: 'Open the API hub' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Keys', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'API key' })).toBeVisible();

  const arrived = page.waitForResponse((response) => response.request().method() === 'POST');
  answering.resolve();
  await arrived;
  await page.waitForTimeout(500);
  await expect(page.getByTestId('new-api-key')).toHaveCount(0);
});

test('a failing key list is retried up to three failures, then no more', async ({ page }) => {
  await signUp(page, newAddress('nolist'));
  await page.route('**/api/accounts/keys', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.goto('/keys');
  for (const attempt of [1, 2]) {
    await expect(page.getByText(`Retry attempts: ${attempt}/3`)).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
  }
  await expect(page.getByText('Retry attempts: 3/3')).toBeVisible();
  await expect(page.getByText('Unable to load your API keys. This might be a temporary issue.')).toBeVisible();
  await expect(page.getByText('Failed to fetch API keys').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Max retries reached' })).toBeDisabled();
});
