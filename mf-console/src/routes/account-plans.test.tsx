import { aBillingOverview } from '@declic/openapi/factories';
import { brokenAnswer, loseConnection, refuse, serveApi } from '@declic/openapi/testing';
import { renderRemote } from '@declic/remote-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { remote } from '../remote';
import { catchNewTabs } from '../testing/a-tab';
import { button, creditsCard, openAccount, planCard, PLANS, PORTAL } from '../testing/account-page';
import { clearPage } from '../testing/clear-page';
import { aFreeOverview } from '../testing/billing-factories';
import { BILLING } from '../testing/endpoints';
import { pageReplies } from '../testing/page-replies';

const SUBSCRIBE = 'POST /api/accounts/billing/subscribe';

const tab = catchNewTabs();

afterEach(clearPage);

describe('the available plans', () => {
  it('are five, in euros, with the current one disabled and the recommended one marked', async () => {
    openAccount();
    const current = await button('Current plan');
    const cards = within(screen.getByRole('region', { name: 'Available plans' })).getAllByRole('heading', { level: 3 });
    expect(cards.map(({ textContent }) => textContent)).toEqual(['Free', 'Solo', 'Build', 'Grow', 'Scale']);
    expect(screen.getByText('€159')).toBeTruthy();
    expect(screen.getByText('2,000 credits a month')).toBeTruthy();
    const limits = screen.getAllByText(/^\d+ calls a minute$/).map(({ textContent }) => textContent);
    expect(limits.slice(1)).toEqual([10, 60, 120, 300, 600].map((limit) => `${limit} calls a minute`));
    expect(screen.getAllByText('Recommended')).toHaveLength(1);
    expect((current as HTMLButtonElement).disabled).toBe(true);
  });

  it('open the checkout in a new tab, with price, quantity and key', async () => {
    const { api } = openAccount({ [SUBSCRIBE]: () => ({ url: 'https://pay.example.test/checkout' }) });
    await userEvent.click(await button('Upgrade to Grow'));
    await expect.poll(() => tab().visited).toEqual(['https://pay.example.test/checkout']);
    expect(api.callsTo(SUBSCRIBE).map(({ body }) => body)).toEqual([
      { priceId: 'price_grow', quantity: 1, kid: 'dc_live_mine' },
    ]);
  });

  it.each(['Upgrade to Grow', 'Manage billing'])('open one tab when %s is pressed twice', async (name) => {
    const url = 'https://pay.example.test/page';
    openAccount({ [SUBSCRIBE]: () => ({ url }), [PORTAL]: () => ({ url }) });
    const pressed = await button(name);
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    await expect.poll(() => tab().visited).toEqual([url]);
    expect(globalThis.open).toHaveBeenCalledTimes(1);
  });

  it('lead from a paid plan to Free through the billing portal', async () => {
    const { api } = openAccount({ [PORTAL]: () => ({ url: 'https://pay.example.test/portal' }) });
    await userEvent.click(await button('Downgrade to Free'));
    await expect.poll(() => tab().visited).toEqual(['https://pay.example.test/portal']);
    expect(api.callsTo(SUBSCRIBE)).toEqual([]);
  });

  it.each([
    [
      'the words of the server',
      refuse({ status: 409, title: 'This is your plan already.' }),
      'This is your plan already.',
    ],
    ['words of our own when no answer came', loseConnection, 'Subscription failed'],
    ['that there is no address', () => brokenAnswer(Response.json({})), 'No checkout URL received'],
  ])('report a failure with %s, and close the tab', async (_words, reply, text) => {
    openAccount({ [SUBSCRIBE]: reply });
    await userEvent.click(await button('Upgrade to Scale'));
    expect(await screen.findByText('Subscription Error')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(tab().isClosed).toBe(true);
  });

  it('follow the server when it knows of another plan', async () => {
    let overview = aFreeOverview();
    const reply = refuse({ status: 409, title: 'This is your plan already.' });
    openAccount({ [BILLING]: () => overview, [SUBSCRIBE]: reply });
    const upgrade = await button('Upgrade to Build');
    overview = aBillingOverview();
    await userEvent.click(upgrade);
    expect(await within(await planCard()).findByText('Build')).toBeTruthy();
  });

  it('do not open a checkout for a visitor who is signed out', async () => {
    const api = serveApi(pageReplies());
    renderRemote(remote, { url: '/account' });
    await userEvent.click(await button('Upgrade to Scale'));
    expect(await screen.findByText('User not authenticated')).toBeTruthy();
    expect(api.callsTo(SUBSCRIBE)).toEqual([]);
    expect(tab().isClosed).toBe(true);
  });

  it('fail alone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openAccount({ [PLANS]: refuse({ status: 500, title: 'No plans today.' }) });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(await creditsCard()).toBeTruthy();
  });
});
