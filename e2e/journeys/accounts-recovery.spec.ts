import { type Browser, expect, type Page, test } from '@playwright/test';
import { newAddress, signIn, signUp, submitSignIn } from '../support/accounts.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';

const NEW_PASSWORD = 'Another-Horse-7-Stapler!';

test('a forgotten password is replaced by mail, and every other device is signed out', async ({ page, browser }) => {
  const email = newAddress('forgetful');
  const elsewhere = await otherDevice(browser);
  await signUp(elsewhere, email);

  await askForLink(page, email);
  const link = linkIn(await recoveryMail(page, email));
  // A scanner opens it first; that must not use it up.
  await page.request.get(link);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL('/login?mode=reset');
  await chooseNewPassword(page);
  await expect(page).toHaveURL('/dashboard');

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login');
  await submitSignIn(elsewhere, email);
  await expect(elsewhere.getByText('Login failed')).toBeVisible();
  await signIn(elsewhere, email, NEW_PASSWORD);

  await elsewhere.goto(link);
  await expect(elsewhere.getByText('This link has been used already')).toBeVisible();
  await expect(elsewhere.getByLabel(/^New password/)).toHaveCount(0);
  await elsewhere.getByRole('button', { name: 'Send a new link' }).click();
  await expect(elsewhere.getByText(/a new one is on its way/)).toBeVisible();
  await expect.poll(async () => linkIn(await mailTo(page.request, email))).toContain('mode=reset');
  await elsewhere.context().close();
});

test('an unknown address is answered like a known one', async ({ page }) => {
  await askForLink(page, newAddress('nobody'));
});

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: /forgot/i }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
}

/** The newest mail, once it is no longer that of the sign-up. */
async function recoveryMail(page: Page, email: string) {
  let mail = await mailTo(page.request, email);
  await expect.poll(async () => linkIn((mail = await mailTo(page.request, email)))).toContain('mode=reset');
  return mail;
}

async function chooseNewPassword(page: Page): Promise<void> {
  await page.getByLabel(/^New password/).fill(NEW_PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

async function otherDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}
