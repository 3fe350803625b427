import { refuse } from '@declic/openapi/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { catchNewTabs } from '../testing/a-tab';
import { button, openAccount } from '../testing/account-page';
import { clearPage } from '../testing/clear-page';
import { aPurchase } from '../testing/add-on-factories';

const PURCHASES = 'GET /api/accounts/purchases';
const BUY = 'POST /api/accounts/purchases';

const tab = catchNewTabs();

afterEach(clearPage);

describe('the add-ons', () => {
  const list = () => screen.findByRole('region', { name: 'Your purchases' });

  it('stand below the plans with their prices', async () => {
    openAccount();
    const section = within(await screen.findByRole('region', { name: 'Add-ons' }));
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Studio Hour',
      'Concierge Build',
      'Concierge Build',
    ]);
    for (const name of ['Buy for $149', 'Buy for $490', 'Buy for $890'])
      expect(section.getByRole('button', { name })).toBeTruthy();
    expect(section.getByText('60 min video')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your purchases' })).toBeNull();
  });

  it('are paid for in a new tab', async () => {
    const { api } = openAccount({ [BUY]: () => ({ url: 'https://pay.example.test/pay' }) });
    const buy = await button('Buy for $490');
    fireEvent.click(buy);
    fireEvent.click(buy);
    await expect.poll(() => tab().visited).toEqual(['https://pay.example.test/pay']);
    expect(api.callsTo(BUY).map(({ body }) => body)).toEqual([{ slug: 'concierge_build_half_day' }]);
  });

  it('report a page that cannot be opened, and close the tab', async () => {
    openAccount({ [BUY]: refuse({ status: 503, title: 'Payments are not available right now.' }) });
    await userEvent.click(await button('Buy for $149'));
    expect(await screen.findByText('The payment page could not be opened')).toBeTruthy();
    expect(tab().isClosed).toBe(true);
  });

  it('that were bought are listed with price, day and state', async () => {
    const onItsWay = aPurchase({ id: '2', state: 'processing', paid_at: null, amount: 89_000 });
    openAccount({ [PURCHASES]: () => [onItsWay, aPurchase()] });
    const lines = within(await list()).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Studio Hour (60 min video)Nov 20, 2026$890Payment on its way',
      'Studio Hour (60 min video)Nov 20, 2026$149Paid',
    ]);
  });

  it('are waited for after the payment, and then confirmed', async () => {
    let bought: ReturnType<typeof aPurchase>[] = [];
    const { router } = openAccount({ [PURCHASES]: () => bought }, `?purchase=${aPurchase().id}`);
    expect(await screen.findByText('Your payment is being confirmed.')).toBeTruthy();
    bought = [aPurchase()];
    const notice = await screen.findByText('Your payment is confirmed.');
    expect(notice.parentElement?.textContent).toContain('Studio Hour (60 min video) is yours.');
    expect(await list()).toBeTruthy();
    await userEvent.click(await button('Close'));
    expect(router.state.location.search).toBe('');
  });

  it('that were not paid for are said to have cost nothing', async () => {
    openAccount({}, '?purchase=canceled');
    expect(await screen.findByText('You left the payment page. Nothing was charged.')).toBeTruthy();
  });

  it('believe no word of an address that names no purchase', async () => {
    openAccount({}, '?purchase=%3Cb%3E');
    expect(await button('Buy for $149')).toBeTruthy();
    expect(screen.queryByText(/payment is/)).toBeNull();
  });
});
