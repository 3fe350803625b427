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
  await checkout.getByRole('button', { name: /^Pay / }).click();
  await expect(checkout.getByText('Your payment is confirmed.')).toBeVisible();
  await checkout.close();
}
