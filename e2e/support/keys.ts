import { expect, type Page } from '@playwright/test';
import { signUp, signUpWithoutPages } from './accounts.ts';

/** Opens an account with a key and signs this browser in, all over the API: for journeys that begin on another page. Gives the key. */
export async function accountWithKey(page: Page, email: string): Promise<string> {
  const authorization = `Bearer ${await signUpWithoutPages(page, email)}`;
  const answer = await page.request.post('/api/accounts/keys', { headers: { authorization }, data: {} });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { readonly token: string }).token; // ours, by contract
}

/** Opens an account, as `signUp` does, and gives its first key, from the page that shows it. */
export async function signUpWithKey(page: Page, email: string): Promise<string> {
  await signUp(page, email);
  return firstKey(page);
}

/** Opens the keys page of an account without keys and gives the first one, which is shown only now. */
async function firstKey(page: Page): Promise<string> {
  await page.goto('/keys');
  return shownKey(page);
}

/** The key that the page shows in full. */
export async function shownKey(page: Page): Promise<string> {
  const shown = page.getByTestId('new-api-key');
  await expect(shown).toBeVisible();
  return (await shown.textContent()) ?? '';
}

/** A key of the account that is signed in, from its keys page. One that an earlier attempt was shown is replaced: it is shown only once. */
export async function anyKey(page: Page): Promise<string> {
  await page.goto('/keys');
  const shown = page.getByTestId('new-api-key');
  await expect(shown.or(page.getByRole('textbox', { name: 'API key' })).first()).toBeVisible();
  if (!(await shown.isVisible())) {
    await page.getByRole('button', { name: 'Regenerate key' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Regenerate key' }).click();
  }
  return shownKey(page);
}

/** Runs an action as a terminal would; gives the status and the answer. */
export async function runAction(page: Page, token: string, slug = 'email_validate', input: object = SOME_ADDRESS) {
  const response = await page.request.post(`/v1/actions/${slug}`, {
    headers: { authorization: `Bearer ${token}` },
    data: input,
  });
  return { status: response.status(), body: (await response.json()) as Record<string, unknown> }; // ours, by contract
}

const SOME_ADDRESS = { email: 'someone@gmial.com' };
