import { type Browser, expect, test } from '@playwright/test';
import { newAddress, PASSWORD, signIn, startSignUp, submitSignIn } from '../support/accounts.ts';
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
  await stranger.goto('/login');
  await submitSignIn(stranger, email, STRANGERS);
  await expect(stranger.getByText('Login failed')).toBeVisible();
  await signIn(stranger, email, NEW_PASSWORD);
  await stranger.close();
});

test('on another device the password of the sign-up opens the link', async ({ page, browser }) => {
  const email = newAddress('phone');
  await startSignUp(page, email);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(linkIn(await mailTo(page.request, email)));
  await phone.getByLabel('Password of your sign-up').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Confirm and sign in' }).click();
  await phone.waitForURL('**/dashboard');
  await phone.close();
});

test('in the browser of the sign-up the link alone signs in', async ({ page }) => {
  const email = newAddress('newcomer');
  await startSignUp(page, email);
  await page.goto(linkIn(await mailTo(page.request, email)));
  await page.waitForURL('**/dashboard');
});

async function aStrangerSignsUp(browser: Browser, email: string): Promise<void> {
  const context = await browser.newContext();
  await startSignUp(await context.newPage(), email, STRANGERS);
  await context.close();
}
