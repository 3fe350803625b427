import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { linkIn, mailTo } from './mailbox.ts';

export const PASSWORD = 'Correct-Horse-9-Battery!';

/** A new, unused address. */
export function newAddress(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.test`;
}

/** Fills in the sign-up form, and ends before the link of its mail. */
export async function startSignUp(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login?mode=sign-up');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/verify-email');
}

/** Opens an account in this browser over the API, follows the mailed link, and ends signed in on the dashboard. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(await requestSignUp(page, email));
  await page.waitForURL('**/dashboard');
}

/** Opens an account over the API and signs this browser in, without a page; gives the access token. */
export async function signUpWithoutPages(page: Page, email: string): Promise<string> {
  const token = new URL(await requestSignUp(page, email)).searchParams.get('token');
  const answer = await page.request.post('/api/accounts/verification/confirm', { data: { token } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { access_token } = (await answer.json()) as { readonly access_token: string }; // ours, by contract
  return access_token;
}

/** Asks for an account; gives the mailed link, which works in this browser without the password. */
async function requestSignUp(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/accounts/sign-up', { data: { email, password: PASSWORD } });
  expect(answer.status(), await answer.text()).toBe(202);
  return linkIn(await mailTo(page.request, email));
}

/** Fills in the sign-in form of the page that is open, and sends it. */
export async function submitSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs an existing account in. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await submitSignIn(page, email, password);
  await page.waitForURL('**/dashboard');
}

/** The demonstration account that `npm start` prints; the test command hands it over. */
export function demonstrationAccount(): { email: string; password: string } {
  const { DEMO_EMAIL: email, DEMO_PASSWORD: password } = process.env;
  if (!email || !password) throw new Error('Set DEMO_EMAIL and DEMO_PASSWORD: `npm start` prints them.');
  return { email, password };
}
