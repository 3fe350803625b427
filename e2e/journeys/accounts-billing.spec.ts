import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { newAddress, submitSignIn } from '../support/accounts.ts';
import { accountWithKey, runAction } from '../support/keys.ts';
import { mailTo } from '../support/mailbox.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/page-health.ts';
import { providerPage, subscribeTo } from '../support/payments.ts';

const plan = (page: Page) => page.getByRole('region', { name: 'Plan', exact: true });
const credits = (page: Page) => page.getByRole('region', { name: 'Credits' });
const backToAccount = (page: Page) => page.getByRole('link', { name: 'Back to your account' }).click();

test('subscribes on the payment page: the plan and its credits arrive, here and in the tab that was left', async ({
  page,
}) => {
  const token = await accountWithKey(page, newAddress('subscriber'));
  await page.goto('/account');
  await expect(plan(page).getByText('Free', { exact: true })).toBeVisible();
  await expect(plan(page).getByText('Active')).toHaveCount(0);

  const checkout = await providerPage(page, 'Upgrade to Build');
  expect(await checkout.evaluate(() => window.opener)).toBeNull();
  await expectAccessible(checkout);
  await checkout.getByRole('radio', { name: /0002/ }).check();
  await checkout.getByRole('button', { name: /^Pay / }).click();
  await expect(checkout.getByRole('alert')).toContainText('declined');
  await checkout.getByRole('radio', { name: /4242/ }).check();
  await checkout.getByRole('button', { name: /^Pay / }).click();

  await expect(checkout).toHaveURL('/account?checkout=success&plan=build');
  await expect(checkout.getByText('Your payment is confirmed.')).toBeVisible();
  await expect(credits(checkout).getByText('600', { exact: true })).toBeVisible();
  await expect(plan(checkout).getByText('$49/month')).toBeVisible();
  await expect(plan(checkout).getByText('Active')).toBeVisible();
  await expect(plan(checkout).getByText(/^Renews on/)).toBeVisible();
  await expect(checkout.getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await checkout.close();

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(credits(page).getByText('600', { exact: true })).toBeVisible();

  expect((await runAction(page, token)).body).toMatchObject({ cost: 1, balance: 599 });
  await page.reload();
  await expect(credits(page).getByText('1 of 600 credits granted this cycle')).toBeVisible();
});

test('leaving the payment page charges nothing', async ({ page }) => {
  await accountWithKey(page, newAddress('hesitant'));
  await page.goto('/account');
  const checkout = await providerPage(page, 'Upgrade to Solo');
  await checkout.getByRole('link', { name: 'Back without paying' }).click();
  await expect(checkout.getByText('You left the payment page. Nothing was charged.')).toBeVisible();
  await expect(plan(checkout).getByText('Free', { exact: true })).toBeVisible();
  await checkout.getByRole('button', { name: 'Close' }).click();
  await expect(checkout).toHaveURL('/account');
});

test('an upgrade brings the difference at once, a downgrade waits for the renewal', async ({ page }) => {
  await accountWithKey(page, newAddress('changer'));
  await subscribeTo(page, 'Solo');
  await subscribeTo(page, 'Build');
  await page.reload();
  await expect(credits(page).getByText('600', { exact: true })).toBeVisible();

  const change = await providerPage(page, 'Downgrade to Solo');
  await change.getByRole('button', { name: 'Change to Solo' }).click();
  await expect(change.getByText('Your change is noted.')).toBeVisible();
  await expect(plan(change).getByText('Build', { exact: true })).toBeVisible();

  const portal = await providerPage(change, 'Manage billing');
  await portal.getByRole('button', { name: 'Keep the Build plan' }).click();
  await expect(portal.getByText('The plan goes on.')).toBeVisible();
  await expect(portal.getByRole('link', { name: 'Choose Solo' })).toBeVisible();

  const left = await providerPage(change, 'Upgrade to Scale');
  await left.getByRole('link', { name: 'Back without changing' }).click();
  await left.waitForURL('**/account');
  await expect(plan(left).getByText('Build', { exact: true })).toBeVisible();
});

test('cancelled, kept, failed, suspended and reactivated: the account follows the billing portal', async ({ page }) => {
  test.slow();
  const token = await accountWithKey(page, newAddress('portal'));
  await subscribeTo(page, 'Solo');
  await page.reload();

  const portal = await providerPage(page, 'Manage billing');
  await expectAccessible(portal);
  await portal.getByRole('button', { name: 'Cancel plan' }).click();
  await backToAccount(portal);
  await expect(plan(portal).getByText(/ends on/)).toBeVisible();
  expect((await runAction(page, token)).status).toBe(200);

  const kept = await providerPage(portal, 'Manage billing');
  await kept.getByRole('button', { name: 'Keep the plan' }).click();
  await kept.getByRole('button', { name: 'Let the next payment fail' }).click();
  await kept.getByRole('button', { name: 'Renew now' }).click();
  await backToAccount(kept);
  await reloadUntil(kept, 'Suspended');
  await expect(plan(kept).getByText(/usage is frozen/)).toBeVisible();
  await expectAccessible(kept);
  const frozen = await runAction(page, token);
  expect([frozen.status, frozen.body['code']]).toEqual([402, 'suspended']);
  await expect(credits(kept).getByText('99', { exact: true })).toBeVisible();

  const due = await providerPage(kept, 'Manage billing');
  await due.getByRole('button', { name: 'Pay with a working card' }).click();
  await backToAccount(due);
  await reloadUntil(due, 'Active');
  await expect(credits(due).getByText('199', { exact: true })).toBeVisible();
  expect((await runAction(page, token)).status).toBe(200);
});

test('a subscription that ended is taken up again from the account page', async ({ page }) => {
  await accountWithKey(page, newAddress('returning'));
  await subscribeTo(page, 'Solo');
  await page.reload();
  const portal = await providerPage(page, 'Downgrade to Free');
  await portal.getByRole('button', { name: 'Cancel plan' }).click();
  await portal.getByRole('button', { name: 'End it now' }).click();
  await backToAccount(portal);
  await reloadUntil(portal, 'Suspended');

  await expect(portal.getByRole('button', { name: 'Downgrade to Free' })).toBeDisabled();
  const checkout = await providerPage(portal, 'Reactivate Solo');
  await checkout.getByRole('button', { name: /^Pay / }).click();
  await expect(checkout.getByText('Your payment is confirmed.')).toBeVisible();
  await expect(credits(checkout).getByText('200', { exact: true })).toBeVisible();
});

test('the data is downloaded, then the account is deleted by keyboard alone', async ({ page }) => {
  const complaints = watchConsole(page);
  const email = newAddress('leaving');
  const token = await accountWithKey(page, email);
  await page.goto('/account');
  await expect(credits(page)).toBeVisible();

  await tabTo(page, 'Download my data');
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ user: { email }, ledger: [] });
  expect(file).not.toContain(token);

  await tabTo(page, 'Delete account');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
  await tabTo(page, 'Type DELETE to confirm');
  await page.keyboard.type('delete');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Confirmation required')).toBeVisible();
  await expect(page.getByText("Please type 'DELETE' to confirm account deletion")).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('DELETE');
  await tabTo(page, 'Delete my account');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/(fr|en|es)\/$/);
  expect(complaints).toEqual([]);
  expect((await runAction(page, token)).status).toBe(401);
  await page.goto('/account');
  await expect(page).toHaveURL('/login?next=%2Faccount');
  await submitSignIn(page, email);
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect.poll(async () => (await mailTo(page.request, email)).subject).toBe('Your account was deleted');
});

test('the dialog of the deletion is accessible and fits a phone', async ({ page }) => {
  await accountWithKey(page, newAddress('phone'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused();
});

/** The provider's message may come a moment after the person. Each time the page has its say before it is loaded again. */
async function reloadUntil(page: Page, badge: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(plan(page).getByText('Solo', { exact: true })).toBeVisible();
    expect(await plan(page).getByText(badge, { exact: true }).isVisible()).toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** Goes on with the Tab key until this is focused. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('button', { name }).or(page.getByRole('textbox', { name }));
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return;
  }
  throw new Error(`The Tab key does not reach "${name}".`);
}
