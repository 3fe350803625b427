import { expect, test } from '@playwright/test';
import { demonstrationAccount, newAddress, PASSWORD, signIn, signUp, submitSignIn } from '../support/accounts.ts';
import { anyKey, shownKey } from '../support/keys.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';
import { watchConsole } from '../support/page-health.ts';

test('signs up with the live checklist, verifies by mail and lands on the dashboard', async ({ page }) => {
  const complaints = watchConsole(page);
  const email = newAddress('new');

  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill('short');
  await expect(page.getByRole('list', { name: 'Requirements' }).getByRole('listitem')).toHaveCount(5);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();

  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText(email).first()).toBeVisible();

  // A scanner opens the link first; that must not use it up.
  const link = linkIn(await mailTo(page.request, email));
  await page.request.get(link);
  await page.goto(link);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Create my key' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('gives a new account its first key once, and refuses to run on no credits', async ({ page, request }) => {
  await signUp(page, newAddress('penniless'));
  await page.getByRole('link', { name: 'Create my key' }).click();
  await expect(page.getByRole('heading', { name: 'My API Keys' })).toBeVisible();
  const token = await shownKey(page);

  const refused = await request.post('/v1/actions/email_validate', {
    headers: { authorization: `Bearer ${token}` },
    data: { email: 'someone@gmial.com' },
  });
  expect(refused.status()).toBe(402);
  expect(await refused.json()).toMatchObject({ code: 'insufficient_credits' });

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'API key' })).toHaveValue(`${token.slice(0, 17)}${'•'.repeat(15)}`);
  expect(await page.content()).not.toContain(token);
});

test('runs an action from a terminal: a real answer, one credit less, a ledger line', async ({ page, request }) => {
  const { email, password } = demonstrationAccount();
  await signIn(page, email, password);
  const token = await anyKey(page);
  const headers = { authorization: `Bearer ${token}` };

  const first = await request.post('/v1/actions/email_validate', { headers, data: { email: 'someone@gmial.com' } });
  const second = await request.post('/v1/email/validate', { headers, data: { email: 'someone@gmial.com' } });
  expect([first.status(), second.status()]).toEqual([200, 200]);
  const [one, two] = [await first.json(), await second.json()];
  expect(one).toMatchObject({
    data: { verdict: 'risky', suggestion: 'someone@gmail.com' },
    error: null,
    status: 200,
    cost: 1,
  });
  expect(two.balance).toBe(one.balance - 1);

  const invalid = await request.post('/v1/actions/email_validate', { headers, data: {} });
  expect([invalid.status(), await invalid.json()]).toEqual([
    422,
    expect.objectContaining({ errors: [expect.objectContaining({ field: 'email' })] }),
  ]);

  await page.goto('/dashboard');
  await expect(page.getByText(String(two.balance)).first()).toBeVisible();
});

test('shows the catalogue to people with a key, finds an action by its name, and calls it in the playground', async ({
  page,
}) => {
  await signUp(page, newAddress('browser'));
  await page.goto('/actions');
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/keys');
  const key = await shownKey(page);
  await page.goto('/actions');
  await expect(page.getByRole('heading', { name: 'Actions Catalog' })).toBeVisible();

  await page.getByRole('searchbox').fill('nothing has this name');
  await expect(page.getByText('Action not available yet')).toBeVisible();
  await page.getByRole('searchbox').fill('iban');
  await page.getByRole('button', { name: /^Favorite: / }).click();
  await expect(page.getByText('Added to favorites')).toBeVisible();

  await page.getByRole('link', { name: /IBAN/ }).click();
  await expect(page).toHaveURL('/actions/iban_validate/playground');
  await page.getByLabel('Example').selectOption({ index: 1 });
  await page.getByLabel(/^API key/).fill(key);
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(page.getByRole('group', { name: 'Result' }).getByText('1 credit', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  // A new account has no credits yet.
  const result = page.getByRole('group', { name: 'Result' });
  await expect(result.getByText('Client Error')).toBeVisible();
  await expect(result.getByText('Insufficient credits to execute this action')).toBeVisible();
});

test('answers a wrong password and an unknown address alike', async ({ page }) => {
  const { email } = demonstrationAccount();
  for (const address of [email, newAddress('nobody')]) {
    await page.goto('/login');
    await submitSignIn(page, address, 'Wrong-Password-1!');
    await expect(page.getByText('Login failed')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(address);
  }
});

test('keeps protected pages for people who are signed in, and signs all tabs out at once', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');

  await signUp(page, newAddress('tabs'));
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other).toHaveURL('/dashboard');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
});
