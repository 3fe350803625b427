import { type Browser, expect, type Page, test } from '@playwright/test';
import { newAddress, PASSWORD, signIn } from '../support/accounts.ts';
import { expectAccessible } from '../support/page-health.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';

const STRANGERS = 'Stranger-Horse-3-Stapler!';
const NEW_PASSWORD = 'Another-Horse-7-Stapler!';

test('the link of a sign-up from another browser asks for a password, and the owner of the mailbox chooses it', async ({
  page,
  browser,
}) => {
  const email = newAddress('victim');
  await aStrangerSignsUp(browser, email);

  await page.goto(linkIn(await mailTo(page.request, email)));
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password of your sign-up').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(/This is not the password of this sign-up/);
  await expectAccessible(page);

  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set the password and sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 8 characters long');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set the password and sign in' }).click();
  await page.waitForURL('**/dashboard');

  const stranger = await browser.newPage();
  await trySignIn(stranger, email, STRANGERS);
  await expect(stranger.getByText('Login failed')).toBeVisible();
  await signIn(stranger, email, NEW_PASSWORD);
  await stranger.close();
});

test('on another device the password of the sign-up opens the link', async ({ page, browser }) => {
  const email = newAddress('phone');
  await signUpOnly(page, email, PASSWORD);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(linkIn(await mailTo(page.request, email)));
  await phone.getByLabel('Password of your sign-up').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Confirm and sign in' }).click();
  await phone.waitForURL('**/dashboard');
  await phone.close();
});

async function aStrangerSignsUp(browser: Browser, email: string): Promise<void> {
  const context = await browser.newContext();
  await signUpOnly(await context.newPage(), email, STRANGERS);
  await context.close();
}

async function signUpOnly(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login?mode=sign-up');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/verify-email');
}

async function trySignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
