import { expect, type Page, test } from '@playwright/test';
import { newAddress, PASSWORD, signIn, signUp, submitSignIn } from '../support/accounts.ts';
import { signUpWithKey } from '../support/keys.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/page-health.ts';

const SENTENCE = 'Your session has ended. Sign in to go on.';

test('a session that was ended elsewhere leads to sign-in, and back to the page', async ({ page, browser }) => {
  const email = newAddress('ended');
  await signUpWithKey(page, email);
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await page.goto('/usage?type=purchases');
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, email, PASSWORD);
  await endOtherSessions(elsewhere);
  await page.reload();
  await expect(page).toHaveURL('/login?next=%2Fusage%3Ftype%3Dpurchases');
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await expectAccessible(page);
  await submitSignIn(page, email);
  await expect(page).toHaveURL('/usage?type=purchases');

  // The same while the page is open, found out by the first call that is refused.
  await endOtherSessions(elsewhere);
  // A call of the page itself may be refused before the click, and the link be gone.
  const clicked = page.getByRole('link', { name: 'Account' }).first().click();
  await Promise.race([clicked.catch(() => undefined), page.waitForURL('**/login?next=**')]);
  await expect(page).toHaveURL(/\/login\?next=%2F(account|usage)/);
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await elsewhere.context().close();
});

test('the session of an account that was deleted elsewhere ends with the next click', async ({ page, browser }) => {
  const email = newAddress('deleted');
  await signUpWithKey(page, email);
  await page.getByRole('button', { name: 'I have saved it' }).click();
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, email, PASSWORD);
  await withToken(elsewhere, 'DELETE', '/api/accounts/me');

  await page.getByRole('link', { name: 'Usage' }).first().click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await elsewhere.context().close();
});

test('signing in leads to no page of another site', async ({ page }) => {
  const email = newAddress('hostile');
  await signUp(page, email);
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const next of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https:', 'https://evil.example/']) {
    await expect(page).toHaveURL('/login');
    await page.goto(`/login?${new URLSearchParams({ next }).toString()}`);
    await submitSignIn(page, email);
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Sign out' }).click();
  }
});

test('without a network, sign-in says so and keeps what was typed', async ({ page, context }) => {
  const email = newAddress('offline');
  await signUp(page, email);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  // The library of the toasts comes when the page is idle.
  await expect(page.locator('section[aria-label^="Notifications"]')).toBeAttached();

  await context.setOffline(true);
  await submitSignIn(page, email);
  await expect(page.getByRole('listitem').filter({ hasText: 'Login failed' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Sign in' });
  await expect(form.getByRole('alert')).toContainText('You are offline');
  await expect(form.getByRole('alert')).not.toContainText('Authentication failed');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('parts that failed come by themselves when the server, or the network, is back', async ({ page, context }) => {
  await signUp(page, newAddress('comeback'));
  await page.route('**/api/accounts/billing', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/account');
  await expect(page.getByText('Your plan and credits are not lost.', { exact: false })).toBeVisible();
  await page.unroute('**/api/accounts/billing');
  await expect(page.getByText('New Account')).toBeVisible({ timeout: 30_000 });

  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Create my key' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Account' }).first().click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('New Account')).toBeVisible();
});

test('people without a key have their account page, and are told why another page is not theirs yet', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signUp(page, newAddress('keyless'));
  await page.getByRole('link', { name: 'Account' }).first().click();
  await expect(page.getByText('New Account')).toBeVisible();
  await page.getByRole('link', { name: 'Usage' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Create your key first. Usage opens as soon as you have one.')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  expect(complaints).toEqual([]);
});

test('a new key stands in the examples, can be sent from there, and is not left behind by accident', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const token = await signUpWithKey(page, newAddress('examples'));
  await expect(page.getByRole('region', { name: 'cURL' })).toContainText(`Bearer ${token}`);
  await expect(page.getByRole('region', { name: 'JavaScript' })).toContainText('/v1/email/validate');

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without your new key?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stay here' }).click();

  await page.getByRole('button', { name: 'Send it now' }).click();
  const answer = page.getByRole('group', { name: 'Answer of the API' });
  await expect(answer.getByRole('alert')).toContainText('Insufficient credits to execute this action');
  await expect(answer.getByRole('region', { name: 'Answer' })).toContainText('insufficient_credits');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  await page.getByRole('button', { name: 'Copy cURL' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(token);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
});

/** As the button of the account page does. */
async function endOtherSessions(page: Page): Promise<void> {
  await withToken(page, 'DELETE', '/api/accounts/sessions');
}

async function withToken(page: Page, method: string, path: string): Promise<void> {
  const answer = await page.request.post('/api/accounts/session/refresh');
  const { access_token } = (await answer.json()) as { access_token: string }; // ours, by contract
  const response = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
}
