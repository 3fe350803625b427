import { aBillingOverview } from '@declic/openapi/factories';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, KEEP, openAccount, planCard } from '../testing/account-page';
import { clearPage } from '../testing/clear-page';
import { aFreeOverview, aPlannedOverview } from '../testing/billing-factories';
import { BILLING } from '../testing/endpoints';

afterEach(clearPage);

describe('the way back from the checkout', () => {
  it('waits for the payment to be confirmed, then shows what it brought', async () => {
    let overview = aFreeOverview();
    const { router } = openAccount({ [BILLING]: () => overview }, '?checkout=success&plan=build');
    expect(await screen.findByText('Your payment is being confirmed.')).toBeTruthy();
    expect(await button('Upgrade to Build')).toBeTruthy();

    overview = aBillingOverview({ credit_balance: 600 });
    expect(await screen.findByText('Your payment is confirmed.')).toBeTruthy();
    expect(screen.getByText('600')).toBeTruthy();
    expect(await button('Current plan')).toBeTruthy();

    await userEvent.click(await button('Close'));
    await expect.poll(() => screen.queryByText('Your payment is confirmed.')).toBeNull();
    expect(router.state.location.search).toBe('');
  });

  it('gives up after a minute, until it is asked again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let overview = aFreeOverview();
    const { api } = openAccount({ [BILLING]: () => overview }, '?checkout=success&plan=build');
    await screen.findByText('Your payment is being confirmed.');
    await act(() => vi.advanceTimersByTimeAsync(61_000));

    const again = await button('Check again');
    expect(screen.getByText('The confirmation takes longer than usual.')).toBeTruthy();
    const asked = api.callsTo(BILLING).length;
    expect(asked).toBeLessThanOrEqual(32);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(api.callsTo(BILLING)).toHaveLength(asked);

    vi.useRealTimers();
    overview = aBillingOverview();
    await userEvent.click(again);
    expect(await screen.findByText('Your payment is confirmed.')).toBeTruthy();
  });

  it('says until when the present plan goes on when a smaller one was chosen', async () => {
    let overview = aBillingOverview();
    const { api } = openAccount(
      { [BILLING]: () => overview, [KEEP]: () => aBillingOverview() },
      '?checkout=success&plan=solo',
    );
    expect(await screen.findByText('Your payment is being confirmed.')).toBeTruthy();
    overview = aPlannedOverview();
    const notice = await screen.findByText('Your change is noted.');
    expect(notice.parentElement?.textContent).toContain('You keep the Build plan until December 20, 2026');
    expect(api.callsTo(BILLING)).toHaveLength(2);

    await userEvent.click(await button('Keep Build'));
    await expect.poll(() => screen.queryByText('Your change is noted.')).toBeNull();
  });

  it('is not taken for a change that comes later, in another tab', async () => {
    let overview = aBillingOverview({ plan: 'solo', plan_name: 'Solo' });
    const { router } = openAccount({ [BILLING]: () => overview }, '?checkout=success&plan=solo');
    expect(await screen.findByText('Your payment is confirmed.')).toBeTruthy();
    expect(router.state.location.search).toBe('?checkout=confirmed&plan=solo');

    overview = aBillingOverview();
    act(() => void globalThis.dispatchEvent(new Event('focus')));
    expect(await within(await planCard()).findByText('Build')).toBeTruthy();
    expect(screen.queryByText('Your payment is confirmed.')).toBeNull();
    expect(screen.queryByText('Your change is noted.')).toBeNull();
  });

  it('is forgotten when the plan is paid for after all', async () => {
    let overview = aFreeOverview();
    openAccount({ [BILLING]: () => overview }, '?checkout=canceled');
    expect(await screen.findByText('You left the payment page. Nothing was charged.')).toBeTruthy();
    overview = aBillingOverview();
    act(() => void globalThis.dispatchEvent(new Event('focus')));
    expect(await within(await planCard()).findByText('Build')).toBeTruthy();
    expect(screen.queryByText('You left the payment page. Nothing was charged.')).toBeNull();
  });

  it('says that nothing was charged when the checkout was left', async () => {
    openAccount({ [BILLING]: () => aFreeOverview() }, '?checkout=canceled');
    expect(await screen.findByText('You left the payment page. Nothing was charged.')).toBeTruthy();
  });
});
