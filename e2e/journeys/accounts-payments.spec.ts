import { expect, type Page, test } from '@playwright/test';
import { newAddress, signUp } from '../support/accounts.ts';
import { accountWithKey } from '../support/keys.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-health.ts';
import { providerPage, subscribeTo } from '../support/payments.ts';
import { reloadUntil } from '../support/reload-until.ts';

const plan = (page: Page) => page.getByRole('region', { name: 'Plan', exact: true });
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Usage is frozen' });
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

interface MailboxMail {
  to: string;
  subject: string;
}

/** The subjects of the mails to an address, oldest first. */
async function subjectsTo(page: Page, email: string): Promise<string[]> {
  const mails: MailboxMail[] = await (await page.request.get('/dev/mailbox/messages')).json();
  return mails
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
    .toReversed();
}

test('a failed payment is told on every page, in the badges, and ends with the payment', async ({ page }) => {
  test.slow();
  const email = newAddress('suspended');
  await accountWithKey(page, email);
  await subscribeTo(page, 'Solo');
  await page.goto('/account');
  await expect(banner(page)).toHaveCount(0);

  const portal = await providerPage(page, 'Manage billing');
  await portal.getByRole('button', { name: 'Let the next payment fail' }).click();
  await portal.getByRole('button', { name: 'Renew now' }).click();
  await expect(portal.getByText('Payment failed')).toBeVisible();
  await portal.close();

  await reloadUntil<{ subscription_status: string }>(page, {
    path: '/api/accounts/billing',
    isArrived: ({ subscription_status }) => subscription_status === 'past_due',
    timeoutMs: 60_000,
  });
  await expect(banner(page)).toContainText(/your payment of \w+ \d+, \d{4} failed/);
  await expect(page.getByRole('button', { name: /^Upgrade/ })).toHaveCount(0);
  await expectAccessible(page);

  for (const path of ['/dashboard', '/api', '/keys', '/usage', '/actions', '/tools/flow-content']) {
    await page.goto(path);
    await expect(banner(page), path).toBeVisible();
  }
  await page.goto('/api');
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  await page.goto('/keys');
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  const invoice = await providerPage(page, 'Pay now');
  await invoice.getByRole('button', { name: 'Pay with a working card' }).click();
  await expect(invoice.getByText('Thank you, the invoice is paid.')).toBeVisible();
  await invoice.close();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText('Suspended', { exact: true })).toHaveCount(0);
  await expect
    .poll(() => subjectsTo(page, email))
    .toEqual(expect.arrayContaining(['Your payment failed', 'Your Solo plan is active again', 'Your receipt: €9.00']));
});

test('a planned change stands on the plan card and is taken back there', async ({ page }) => {
  const email = newAddress('planner');
  await accountWithKey(page, email);
  await subscribeTo(page, 'Build');
  await page.goto('/account');

  const change = await providerPage(page, 'Downgrade to Solo');
  await change.getByRole('button', { name: 'Change to Solo' }).click();
  await expect(change.getByText('Your change is noted.')).toBeVisible();
  await change.close();

  await comeBack(page);
  await expect(plan(page).getByText(/^Changes to Solo on \w+ \d+, \d{4}\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Planned' })).toBeDisabled();
  await expectAccessible(page);
  await plan(page).getByRole('button', { name: 'Keep Build' }).click();
  await expect(plan(page).getByText(/^Renews on/)).toBeVisible();
  await page.reload();
  await expect(plan(page).getByText(/^Renews on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Downgrade to Solo' })).toBeEnabled();

  const portal = await providerPage(page, 'Manage billing');
  await expect(portal.getByText(/Renews on/)).not.toContainText('Solo');
  await expect
    .poll(() => subjectsTo(page, email))
    .toEqual(
      expect.arrayContaining([
        'Your receipt: €49.00',
        expect.stringMatching(/^Your plan changes to Solo on /),
        'You keep your Build plan',
      ]),
    );
});

test('an add-on is paid for once, without a key or a plan', async ({ page }) => {
  const email = newAddress('builder');
  await signUp(page, email);
  await page.goto('/account');

  const left = await providerPage(page, 'Buy for $490');
  await expectAccessible(left);
  await left.getByRole('link', { name: 'Back without paying' }).click();
  await expect(left.getByText('You left the payment page. Nothing was charged.')).toBeVisible();
  await expect(left.getByRole('region', { name: 'Your purchases' })).toHaveCount(0);
  await left.close();

  const checkout = await providerPage(page, 'Buy for $149');
  await checkout.getByRole('radio', { name: /0002/ }).check();
  await checkout.getByRole('button', { name: 'Pay $149.00' }).click();
  await expect(checkout.getByRole('alert')).toContainText('declined');
  await checkout.getByRole('radio', { name: /4242/ }).check();
  await checkout.getByRole('button', { name: 'Pay $149.00' }).click();
  await expect(checkout.getByText('Your payment is confirmed.')).toBeVisible();
  const purchases = checkout.getByRole('region', { name: 'Your purchases' });
  await expect(purchases.getByRole('listitem')).toHaveCount(1);
  await expect(purchases).toContainText('Studio Hour (60 min video)');
  await expect(purchases.getByText('Paid', { exact: true })).toBeVisible();
  await expectAccessible(checkout);
  await checkout.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(checkout);
  await expect.poll(() => subjectsTo(page, email)).toContain('Your receipt: Studio Hour (60 min video)');
});

test('mails about used credits are turned off on the account page', async ({ page }) => {
  await signUp(page, newAddress('quiet'));
  await page.goto('/account#mails');
  const box = page.getByRole('checkbox', { name: /credits are used/ });
  await expect(box).toBeChecked();
  await expect(box).toBeInViewport();
  await box.uncheck();
  await expect(page.getByText('Your choice is saved')).toBeVisible();
  await page.reload();
  await expect(box).toBeEnabled();
  await expect(box).not.toBeChecked();
});
