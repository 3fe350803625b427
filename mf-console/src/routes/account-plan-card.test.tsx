import { aBillingOverview } from '@declic/openapi/factories';
import { loseConnection, refuse } from '@declic/openapi/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { catchNewTabs } from '../testing/a-tab';
import { button, KEEP, openAccount, openPlanCard, planCard, PORTAL } from '../testing/account-page';
import { clearPage } from '../testing/clear-page';
import { BILLING } from '../testing/endpoints';
import { aFreeOverview, aPlannedOverview } from '../testing/billing-factories';

const tab = catchNewTabs();

afterEach(clearPage);

describe('the plan card', () => {
  it('names the plan, its price in dollars, its state and the next renewal', async () => {
    const card = await openPlanCard();
    expect(card.getByText('Build')).toBeTruthy();
    expect(await card.findByText('$49/month')).toBeTruthy();
    expect(card.getByText('120 calls a minute')).toBeTruthy();
    expect(card.getByText('Active')).toBeTruthy();
    expect(card.getByText(/^Renews on/).textContent).toBe('Renews on December 20, 2026.');
  });

  it('says when a cancelled plan ends', async () => {
    const card = await openPlanCard(aBillingOverview({ renew_at: null, ends_at: '2026-12-20T12:00:00.000Z' }));
    expect(card.getByText(/ends on/).textContent).toContain('ends on December 20, 2026');
  });

  it('says since when usage is frozen, and offers no other plan until the payment is made', async () => {
    const due = { key_status: 'suspended', subscription_status: 'past_due', renew_at: null } as const;
    const card = await openPlanCard(aBillingOverview({ ...due, payment_failed_at: '2026-11-20T12:00:00.000Z' }));
    expect(card.getByText('Suspended')).toBeTruthy();
    expect(card.getByText(/^Your payment/).textContent).toBe(
      'Your payment of November 20, 2026 failed. Your usage is frozen until it is made.',
    );
    expect(await screen.findByText('Once your open payment is made, you can change your plan here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Upgrade|Downgrade to Solo)/ })).toBeNull();
    expect(await button('Current plan')).toBeTruthy();
  });

  it('names the change that is planned, and takes it back', async () => {
    const { api } = openAccount({ [BILLING]: () => aPlannedOverview(), [KEEP]: () => aBillingOverview() });
    const card = within(await planCard());
    expect(card.getByText(/^Changes to/).textContent).toContain('Changes to Solo on December 20, 2026.');
    expect(card.queryByText(/^Renews on/)).toBeNull();
    expect((await button('Planned')) as HTMLButtonElement).toHaveProperty('disabled', true);

    await userEvent.click(await button('Keep Build'));
    expect(await card.findByText(/^Renews on/)).toBeTruthy();
    expect(api.callsTo(KEEP)).toHaveLength(1);
    expect(await button('Downgrade to Solo')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Planned' })).toBeNull();
  });

  it('takes a cancellation back', async () => {
    const cancelled = aBillingOverview({ renew_at: null, ends_at: '2026-12-20T12:00:00.000Z' });
    openAccount({ [BILLING]: () => cancelled, [KEEP]: () => aBillingOverview() });
    await userEvent.click(await button('Keep Build'));
    expect(await within(await planCard()).findByText(/^Renews on/)).toBeTruthy();
  });

  it('says that the change could not be taken back, and leaves it', async () => {
    openAccount({
      [BILLING]: () => aPlannedOverview(),
      [KEEP]: refuse({ status: 503, title: 'Payments are not available right now.' }),
    });
    await userEvent.click(await button('Keep Build'));
    expect(await screen.findByText('Your plan was not changed')).toBeTruthy();
    expect(screen.getByText('Payments are not available right now.')).toBeTruthy();
    expect(within(await planCard()).getByText(/^Changes to/)).toBeTruthy();
  });

  it('has no badge and no billing for Free', async () => {
    const card = await openPlanCard(aFreeOverview());
    expect(await card.findByText('$0/month')).toBeTruthy();
    expect(card.queryByText('Active')).toBeNull();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('opens the billing portal in a new tab', async () => {
    openAccount({ [PORTAL]: () => ({ url: 'https://pay.example.test/portal' }) });
    await userEvent.click(await button('Manage billing'));
    await expect.poll(() => tab().visited).toEqual(['https://pay.example.test/portal']);
  });

  it('closes the tab and says so when the portal cannot be opened', async () => {
    openAccount({ [PORTAL]: loseConnection });
    await userEvent.click(await button('Manage billing'));
    expect(await screen.findByText('Unable to open billing portal. Please try again.')).toBeTruthy();
    expect(tab().isClosed).toBe(true);
  });
});
