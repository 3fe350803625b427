import { aBillingOverview } from '@declic/openapi/factories';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { creditsCard, openAccount, openCreditsCard } from '../testing/account-page';
import { clearPage } from '../testing/clear-page';
import { aFreeOverview } from '../testing/billing-factories';
import { BILLING } from '../testing/endpoints';

afterEach(clearPage);

describe('the credits card', () => {
  it('shows the balance and how much of the cycle is used', async () => {
    const card = await openCreditsCard();
    expect(card.getByText('412')).toBeTruthy();
    expect(card.getByText('31%')).toBeTruthy();
    expect(card.getByText('188 of 600 credits granted this cycle')).toBeTruthy();
    const bar = card.getByRole('progressbar', { name: 'Credits used this cycle' });
    expect(bar.getAttribute('aria-valuenow')).toBe('31');
  });

  it('is at zero percent where nothing was granted', async () => {
    const card = await openCreditsCard(aFreeOverview({ credits_used_this_cycle: 12 }));
    expect(card.getByText('0%')).toBeTruthy();
    expect(card.getByText('12 credits, none granted this cycle')).toBeTruthy();
  });

  it('follows what happened in another tab', async () => {
    let overview = aBillingOverview();
    openAccount({ [BILLING]: () => overview });
    expect(within(await creditsCard()).getByText('412')).toBeTruthy();

    overview = aBillingOverview({ credit_balance: 1_012 });
    act(() => void globalThis.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('1,012')).toBeTruthy();
  });
});
