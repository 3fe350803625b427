import { expect, type Page } from '@playwright/test';

/** Presses what opens a page of the payment provider, and gives that page. */
export async function providerPage(page: Page, button: string | RegExp): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: button }).click();
  const provider = await opening;
  await provider.waitForURL('**/dev/payments/**');
  return provider;
}

/** Pays for a plan as a person would, in a tab of its own, and comes back when the credits are there. */
export async function subscribeTo(page: Page, plan: string): Promise<void> {
  await page.goto('/account');
  const checkout = await providerPage(page, `Upgrade to ${plan}`);
  await payOn(checkout);
  await expect(checkout.getByText('Your payment is confirmed.')).toBeVisible({ timeout: 20_000 });
  await checkout.close();
}

/** Confirms what the provider's page asks for. A change of plan ends in the portal, from which a link leads back. */
export async function payOn(provider: Page, button: RegExp = /^Pay /): Promise<void> {
  await provider.getByRole('button', { name: button }).click();
  await provider.waitForURL(/\/account|done=/);
  if (!provider.url().includes('/account?')) await provider.getByRole('link', { name: 'Back to your account' }).click();
}
