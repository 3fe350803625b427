import { type Browser, expect, type Page, test } from '@playwright/test';
import { newAddress, PASSWORD, signIn, signUp, signUpWithoutPages } from '../support/accounts.ts';
import { linkIn, type Mail } from '../support/mailbox.ts';

const NEW_PASSWORD = 'Another-Horse-7-Battery!';

/** The newest mail with this subject to an address. */
async function mailAbout(page: Page, address: string, subject: string): Promise<Mail> {
  let found: Mail | undefined;
  const find = async () => {
    const mails = (await (await page.request.get('/dev/mailbox/messages')).json()) as Mail[]; // our own catcher's answer
    return (found = mails.find((mail) => mail.to === address && mail.subject === subject));
  };
  await expect.poll(find, { message: `"${subject}" to ${address}` }).toBeTruthy();
  if (!found) throw new Error(`No "${subject}" to ${address}.`);
  return found;
}

async function elsewhere(browser: Browser, email: string, password = PASSWORD): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email, password);
  return page;
}

const sessions = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' });

test('a session in another browser is seen, mailed about, and ended', async ({ page, browser }) => {
  const email = newAddress('sessions');
  // A page could still renew the session, and the answer would set the cookie again.
  await signUpWithoutPages(page, email);
  await page.context().clearCookies();
  await signIn(page, email, PASSWORD);
  const other = await elsewhere(browser, email);
  await mailAbout(page, email, 'New sign-in to your account');

  await page.goto('/account');
  await expect(sessions(page).getByText('This device')).toHaveCount(1);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();

  await other.goto('/account');
  await other.waitForURL('**/login**');
});

test('a new password signs out everywhere else, and is mailed about', async ({ page, browser }) => {
  const email = newAddress('password');
  await signUp(page, email);
  const other = await elsewhere(browser, email);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Present password/).fill('Wrong-Horse-9-Battery!');
  await dialog.getByLabel(/^New password/).fill(NEW_PASSWORD);
  await dialog.getByLabel(/^Confirm password/).fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('This is not your present password.')).toBeVisible();
  await dialog.getByLabel(/^Present password/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  const mail = await mailAbout(page, email, 'Your password was changed');
  expect(linkIn(mail)).toContain('/login?mode=recover');
  await other.goto('/account');
  await other.waitForURL('**/login**');
  await signIn(other, email, NEW_PASSWORD);
});

test('a new address is confirmed by its link, and the former one can take the account back', async ({
  page,
  browser,
}) => {
  const email = newAddress('former');
  const wanted = newAddress('wanted');
  await signUp(page, email);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^New email/).fill(wanted);
  await dialog.getByLabel(/^Present password/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We sent a link to ${wanted}.`)).toBeVisible();

  // A mail scanner fetches the link; that changes nothing.
  const link = linkIn(await mailAbout(page, wanted, 'Confirm your new e-mail address'));
  expect((await page.request.get(link)).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible();

  await page.goto(link);
  // Whose account moves is said, and nothing happens without a click: a stranger may have asked.
  await expect(page.getByText(`The account that signs in with ${email} moves to ${wanted}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByText(`You sign in with ${wanted}.`)).toBeVisible();

  const victim = await (await browser.newContext()).newPage();
  await victim.goto(linkIn(await mailAbout(page, email, 'Your e-mail address was changed')));
  await victim.getByRole('button', { name: 'This was not me' }).click();
  await expect(victim.getByRole('heading', { name: 'Your address is restored' })).toBeVisible();
  await page.goto('/account');
  await page.waitForURL('**/login**');

  await victim.getByRole('link', { name: 'Choose a new password' }).click();
  await victim.getByLabel(/^Email/).fill(email);
  await victim.getByRole('button', { name: /link|mail/i }).click();
  await victim.goto(linkIn(await mailAbout(victim, email, 'Choose a new password')));
  await victim.getByLabel(/^New password/).fill(NEW_PASSWORD);
  await victim.getByLabel(/^Confirm password/).fill(NEW_PASSWORD);
  await victim.getByRole('button', { name: 'Set new password' }).click();
  await victim.waitForURL('**/dashboard');
  await victim.goto('/account');
  await expect(victim.getByText(`You sign in with ${email}.`)).toBeVisible();
  await victim.context().close();
});
