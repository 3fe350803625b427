import { brokenAnswer, loseConnection, neverAnswer, refuse, serveApi } from '@declic/openapi/testing';
import { toast } from '@declic/design-system/toast';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveTo } from '../features/delete-account/leave-to';
import { remote } from '../remote';
import { aTab } from '../testing/a-tab';
import { pageReplies } from '../testing/page-replies';
import { aBillingOverview, aFreeOverview } from '../testing/billing-factories';
import { aPurchase } from '../testing/add-on-factories';

vi.mock('../features/delete-account/leave-to', () => ({ leaveTo: vi.fn() }));

const OVERVIEW = 'GET /api/accounts/billing';
const PLANS = 'GET /api/accounts/plans';
const PURCHASES = 'GET /api/accounts/purchases';
const BUY = 'POST /api/accounts/purchases';
const MAILS = 'GET /api/accounts/mail-settings';
const SAVE_MAILS = 'PUT /api/accounts/mail-settings';
const KEEP = 'POST /api/accounts/billing/keep';
const SUBSCRIBE = 'POST /api/accounts/billing/subscribe';
const PORTAL = 'POST /api/accounts/billing/portal';
const EXPORT = 'GET /api/accounts/export';
const DELETE = 'DELETE /api/accounts/me';

const planned = aBillingOverview({
  scheduled_plan: { slug: 'solo', label: 'Solo', at: '2026-12-20T12:00:00.000Z' },
});

const open = (search = '') => renderRemote(remote, { url: `/account${search}`, session: aSession() });
const planCard = () => screen.findByRole('region', { name: 'Plan' });
const creditsCard = () => screen.findByRole('region', { name: 'Credits' });
const button = (name: string) => screen.findByRole('button', { name });

let tab: ReturnType<typeof aTab>;

beforeEach(() => {
  tab = aTab();
  vi.spyOn(globalThis, 'open').mockImplementation(() => tab.window);
});

afterEach(() => {
  cleanup();
  // What is still on screen would appear on the next page as well.
  toast.dismiss();
  vi.mocked(leaveTo).mockClear();
});

describe('the plan card', () => {
  it('names the plan, its price in dollars, its state and the next renewal', async () => {
    serveApi(pageReplies());
    open();
    const card = within(await planCard());
    expect(card.getByText('Build')).toBeTruthy();
    expect(await card.findByText('$49/month')).toBeTruthy();
    expect(card.getByText('120 calls a minute')).toBeTruthy();
    expect(card.getByText('Active')).toBeTruthy();
    expect(card.getByText(/^Renews on/).textContent).toBe('Renews on December 20, 2026.');
  });

  it('says when a cancelled plan ends', async () => {
    serveApi(pageReplies(aBillingOverview({ renew_at: null, ends_at: '2026-12-20T12:00:00.000Z' })));
    open();
    expect(within(await planCard()).getByText(/ends on/).textContent).toContain('ends on December 20, 2026');
  });

  it('says since when usage is frozen, and offers no other plan until the payment is made', async () => {
    const due = { key_status: 'suspended', subscription_status: 'past_due', renew_at: null } as const;
    serveApi(pageReplies(aBillingOverview({ ...due, payment_failed_at: '2026-11-20T12:00:00.000Z' })));
    open();
    const card = within(await planCard());
    expect(card.getByText('Suspended')).toBeTruthy();
    expect(card.getByText(/^Your payment/).textContent).toBe(
      'Your payment of November 20, 2026 failed. Your usage is frozen until it is made.',
    );
    expect(await screen.findByText('Once your open payment is made, you can change your plan here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Upgrade|Downgrade to Solo)/ })).toBeNull();
    expect(await button('Current plan')).toBeTruthy();
  });

  it('names the change that is planned, and takes it back', async () => {
    const api = serveApi({ ...pageReplies(planned), [KEEP]: () => aBillingOverview() });
    open();
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
    serveApi({ ...pageReplies(cancelled), [KEEP]: () => aBillingOverview() });
    open();
    await userEvent.click(await button('Keep Build'));
    expect(await within(await planCard()).findByText(/^Renews on/)).toBeTruthy();
  });

  it('says that the change could not be taken back, and leaves it', async () => {
    serveApi({
      ...pageReplies(planned),
      [KEEP]: refuse({ status: 503, title: 'Payments are not available right now.' }),
    });
    open();
    await userEvent.click(await button('Keep Build'));
    expect(await screen.findByText('Your plan was not changed')).toBeTruthy();
    expect(screen.getByText('Payments are not available right now.')).toBeTruthy();
    expect(within(await planCard()).getByText(/^Changes to/)).toBeTruthy();
  });

  it('has no badge and no billing for Free', async () => {
    serveApi(pageReplies(aFreeOverview()));
    open();
    const card = within(await planCard());
    expect(await card.findByText('$0/month')).toBeTruthy();
    expect(card.queryByText('Active')).toBeNull();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('opens the billing portal in a new tab', async () => {
    serveApi({ ...pageReplies(), [PORTAL]: () => ({ url: 'https://pay.example.test/portal' }) });
    open();
    await userEvent.click(await button('Manage billing'));
    await expect.poll(() => tab.visited).toEqual(['https://pay.example.test/portal']);
  });

  it('closes the tab and says so when the portal cannot be opened', async () => {
    serveApi({ ...pageReplies(), [PORTAL]: loseConnection });
    open();
    await userEvent.click(await button('Manage billing'));
    expect(await screen.findByText('Unable to open billing portal. Please try again.')).toBeTruthy();
    expect(tab.isClosed).toBe(true);
  });
});

describe('the credits card', () => {
  it('shows the balance and how much of the cycle is used', async () => {
    serveApi(pageReplies());
    open();
    const card = within(await creditsCard());
    expect(card.getByText('412')).toBeTruthy();
    expect(card.getByText('31%')).toBeTruthy();
    expect(card.getByText('188 of 600 credits granted this cycle')).toBeTruthy();
    const bar = card.getByRole('progressbar', { name: 'Credits used this cycle' });
    expect(bar.getAttribute('aria-valuenow')).toBe('31');
  });

  it('is at zero percent where nothing was granted', async () => {
    serveApi(pageReplies(aFreeOverview({ credits_used_this_cycle: 12 })));
    open();
    const card = within(await creditsCard());
    expect(card.getByText('0%')).toBeTruthy();
    expect(card.getByText('12 credits, none granted this cycle')).toBeTruthy();
  });

  it('follows what happened in another tab', async () => {
    let overview = aBillingOverview();
    serveApi({ ...pageReplies(), [OVERVIEW]: () => overview });
    open();
    expect(within(await creditsCard()).getByText('412')).toBeTruthy();

    overview = aBillingOverview({ credit_balance: 1_012 });
    act(() => void globalThis.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('1,012')).toBeTruthy();
  });
});

describe('the available plans', () => {
  it('are five, in euros, with the current one disabled and the recommended one marked', async () => {
    serveApi(pageReplies());
    open();
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
    const api = serveApi({ ...pageReplies(), [SUBSCRIBE]: () => ({ url: 'https://pay.example.test/checkout' }) });
    open();
    await userEvent.click(await button('Upgrade to Grow'));
    await expect.poll(() => tab.visited).toEqual(['https://pay.example.test/checkout']);
    expect(api.callsTo(SUBSCRIBE).map(({ body }) => body)).toEqual([
      { priceId: 'price_grow', quantity: 1, kid: 'dc_live_mine' },
    ]);
  });

  it.each(['Upgrade to Grow', 'Manage billing'])('open one tab when %s is pressed twice', async (name) => {
    const url = 'https://pay.example.test/page';
    serveApi({ ...pageReplies(), [SUBSCRIBE]: () => ({ url }), [PORTAL]: () => ({ url }) });
    open();
    const pressed = await button(name);
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    await expect.poll(() => tab.visited).toEqual([url]);
    expect(globalThis.open).toHaveBeenCalledTimes(1);
  });

  it('lead from a paid plan to Free through the billing portal', async () => {
    const api = serveApi({ ...pageReplies(), [PORTAL]: () => ({ url: 'https://pay.example.test/portal' }) });
    open();
    await userEvent.click(await button('Downgrade to Free'));
    await expect.poll(() => tab.visited).toEqual(['https://pay.example.test/portal']);
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
    serveApi({ ...pageReplies(), [SUBSCRIBE]: reply });
    open();
    await userEvent.click(await button('Upgrade to Scale'));
    expect(await screen.findByText('Subscription Error')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(tab.isClosed).toBe(true);
  });

  it('follow the server when it knows of another plan', async () => {
    let overview = aFreeOverview();
    const reply = refuse({ status: 409, title: 'This is your plan already.' });
    serveApi({ ...pageReplies(), [OVERVIEW]: () => overview, [SUBSCRIBE]: reply });
    open();
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
    expect(tab.isClosed).toBe(true);
  });

  it('fail alone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serveApi({ ...pageReplies(), [PLANS]: refuse({ status: 500, title: 'No plans today.' }) });
    open();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(await creditsCard()).toBeTruthy();
  });
});

describe('the add-ons', () => {
  const list = () => screen.findByRole('region', { name: 'Your purchases' });

  it('stand below the plans with their prices', async () => {
    serveApi(pageReplies());
    open();
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
    const api = serveApi({ ...pageReplies(), [BUY]: () => ({ url: 'https://pay.example.test/pay' }) });
    open();
    const buy = await button('Buy for $490');
    fireEvent.click(buy);
    fireEvent.click(buy);
    await expect.poll(() => tab.visited).toEqual(['https://pay.example.test/pay']);
    expect(api.callsTo(BUY).map(({ body }) => body)).toEqual([{ slug: 'concierge_build_half_day' }]);
  });

  it('report a page that cannot be opened, and close the tab', async () => {
    serveApi({ ...pageReplies(), [BUY]: refuse({ status: 503, title: 'Payments are not available right now.' }) });
    open();
    await userEvent.click(await button('Buy for $149'));
    expect(await screen.findByText('The payment page could not be opened')).toBeTruthy();
    expect(tab.isClosed).toBe(true);
  });

  it('that were bought are listed with price, day and state', async () => {
    const onItsWay = aPurchase({ id: '2', state: 'processing', paid_at: null, amount: 89_000 });
    serveApi({ ...pageReplies(), [PURCHASES]: () => [onItsWay, aPurchase()] });
    open();
    const lines = within(await list()).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Studio Hour (60 min video)Nov 20, 2026$890Payment on its way',
      'Studio Hour (60 min video)Nov 20, 2026$149Paid',
    ]);
  });

  it('are waited for after the payment, and then confirmed', async () => {
    let bought: ReturnType<typeof aPurchase>[] = [];
    serveApi({ ...pageReplies(), [PURCHASES]: () => bought });
    const { router } = open(`?purchase=${aPurchase().id}`);
    expect(await screen.findByText('Your payment is being confirmed.')).toBeTruthy();
    bought = [aPurchase()];
    const notice = await screen.findByText('Your payment is confirmed.');
    expect(notice.parentElement?.textContent).toContain('Studio Hour (60 min video) is yours.');
    expect(await list()).toBeTruthy();
    await userEvent.click(await button('Close'));
    expect(router.state.location.search).toBe('');
  });

  it('that were not paid for are said to have cost nothing', async () => {
    serveApi(pageReplies());
    open('?purchase=canceled');
    expect(await screen.findByText('You left the payment page. Nothing was charged.')).toBeTruthy();
  });

  it('believe no word of an address that names no purchase', async () => {
    serveApi(pageReplies());
    open('?purchase=%3Cb%3E');
    expect(await button('Buy for $149')).toBeTruthy();
    expect(screen.queryByText(/payment is/)).toBeNull();
  });
});

describe('the mails', () => {
  const name = "Tell me when 80 % and when 100 % of a cycle's credits are used";
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name });

  it('about used credits can be turned off', async () => {
    const api = serveApi({ ...pageReplies(), [SAVE_MAILS]: () => ({ credit_alerts: false }) });
    open();
    await expect.poll(async () => (await box()).disabled).toBe(false);
    expect((await box()).checked).toBe(true);
    await userEvent.click(await box());
    await expect.poll(async () => (await box()).checked).toBe(false);
    expect(api.callsTo(SAVE_MAILS).map(({ body }) => body)).toEqual([{ credit_alerts: false }]);
  });

  it('stay as they were when the choice is not saved', async () => {
    serveApi({ ...pageReplies(), [SAVE_MAILS]: loseConnection });
    open();
    await expect.poll(async () => (await box()).disabled).toBe(false);
    await userEvent.click(await box());
    expect(await screen.findByText('Your choice was not saved')).toBeTruthy();
    expect((await box()).checked).toBe(true);
  });

  it('cannot be chosen while the present choice is unknown', async () => {
    serveApi({ ...pageReplies(), [MAILS]: refuse({ status: 400, title: 'No.' }) });
    open();
    expect(await screen.findByText('Your choice could not be loaded. Reload the page to change it.')).toBeTruthy();
    expect((await box()).disabled).toBe(true);
  });

  it('are scrolled to from the link in a mail', async () => {
    // Not there in jsdom.
    const scrolled = vi.fn();
    Object.defineProperty(Element.prototype, 'scrollIntoView', { value: scrolled, configurable: true });
    serveApi(pageReplies());
    open('#mails');
    await expect.poll(() => scrolled.mock.contexts.map((element) => (element as Element).id)).toEqual(['mails']);
  });
});

describe('the way back from the checkout', () => {
  it('waits for the payment to be confirmed, then shows what it brought', async () => {
    let overview = aFreeOverview();
    serveApi({ ...pageReplies(), [OVERVIEW]: () => overview });
    const { router } = open('?checkout=success&plan=build');
    expect(await screen.findByText('Your payment is being confirmed.')).toBeTruthy();
    expect(await button('Upgrade to Build')).toBeTruthy();

    overview = aBillingOverview({ credit_balance: 600 });
    expect(await screen.findByText('Your payment is confirmed.')).toBeTruthy();
    expect(screen.getByText('600')).toBeTruthy();
    expect(await button('Current plan')).toBeTruthy();

    await userEvent.click(await button('Close'));
    expect(router.state.location.search).toBe('');
    expect(screen.queryByText('Your payment is confirmed.')).toBeNull();
  });

  it('gives up after a minute, until it is asked again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let overview = aFreeOverview();
    const api = serveApi({ ...pageReplies(), [OVERVIEW]: () => overview });
    open('?checkout=success&plan=build');
    await screen.findByText('Your payment is being confirmed.');
    await act(() => vi.advanceTimersByTimeAsync(61_000));

    const again = await button('Check again');
    expect(screen.getByText('The confirmation takes longer than usual.')).toBeTruthy();
    const asked = api.callsTo(OVERVIEW).length;
    expect(asked).toBeLessThanOrEqual(32);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(api.callsTo(OVERVIEW)).toHaveLength(asked);

    vi.useRealTimers();
    overview = aBillingOverview();
    await userEvent.click(again);
    expect(await screen.findByText('Your payment is confirmed.')).toBeTruthy();
  });

  it('says until when the present plan goes on when a smaller one was chosen', async () => {
    let overview = aBillingOverview();
    const api = serveApi({ ...pageReplies(), [OVERVIEW]: () => overview, [KEEP]: () => aBillingOverview() });
    open('?checkout=success&plan=solo');
    expect(await screen.findByText('Your payment is being confirmed.')).toBeTruthy();
    overview = planned;
    const notice = await screen.findByText('Your change is noted.');
    expect(notice.parentElement?.textContent).toContain('You keep the Build plan until December 20, 2026');
    expect(api.callsTo(OVERVIEW)).toHaveLength(2);

    await userEvent.click(await button('Keep Build'));
    await expect.poll(() => screen.queryByText('Your change is noted.')).toBeNull();
  });

  it('is not taken for a change that comes later, in another tab', async () => {
    let overview = aBillingOverview({ plan: 'solo', plan_name: 'Solo' });
    serveApi({ ...pageReplies(), [OVERVIEW]: () => overview });
    const { router } = open('?checkout=success&plan=solo');
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
    serveApi({ ...pageReplies(), [OVERVIEW]: () => overview });
    open('?checkout=canceled');
    expect(await screen.findByText('You left the payment page. Nothing was charged.')).toBeTruthy();
    overview = aBillingOverview();
    act(() => void globalThis.dispatchEvent(new Event('focus')));
    expect(await within(await planCard()).findByText('Build')).toBeTruthy();
    expect(screen.queryByText('You left the payment page. Nothing was charged.')).toBeNull();
  });

  it('says that nothing was charged when the checkout was left', async () => {
    serveApi(pageReplies(aFreeOverview()));
    open('?checkout=canceled');
    expect(await screen.findByText('You left the payment page. Nothing was charged.')).toBeTruthy();
  });
});

describe('a billing overview that fails', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it.each([
    [
      'what the server said',
      refuse({ status: 500, title: 'The ledger is resting.' }),
      'RPC Error: The ledger is resting.',
    ],
    ['words of our own', loseConnection, 'Failed to fetch billing overview'],
  ])('is reported with %s, and can be tried again', async (_words, reply, text) => {
    let isDown = true;
    serveApi({ ...pageReplies(), [OVERVIEW]: () => (isDown ? reply() : aBillingOverview()) });
    open();
    expect(await screen.findByText(text)).toBeTruthy();

    isDown = false;
    await userEvent.click(await button('Retry'));
    expect(within(await planCard()).getByText('Build')).toBeTruthy();
  });

  it('leaves the data and the way out of the account', async () => {
    serveApi({ ...pageReplies(), [OVERVIEW]: loseConnection, [PLANS]: loseConnection });
    open();
    await screen.findByText('Failed to fetch billing overview');
    expect(await button('Download my data')).toBeTruthy();
    expect(await button('Delete account')).toBeTruthy();
  });

  it('is announced while it is loading', async () => {
    serveApi({ ...pageReplies(), [OVERVIEW]: neverAnswer });
    open();
    expect(await screen.findByText('Loading your plan')).toBeTruthy();
    expect(screen.getByText('Loading the plans')).toBeTruthy();
  });
});

describe('the data export', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, { createObjectURL: vi.fn(() => 'blob:1'), revokeObjectURL: vi.fn() }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is asked for once when the button is pressed twice', async () => {
    const api = serveApi({ ...pageReplies(), [EXPORT]: neverAnswer });
    open();
    const pressed = await button('Download my data');
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    await expect.poll(() => api.callsTo(EXPORT).length).toBeGreaterThan(0);
    expect(api.callsTo(EXPORT)).toHaveLength(1);
  });

  it('saves the answer under the name the server gives it', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const headers = { 'content-disposition': 'attachment; filename="declic-2026-11-21.json"' };
    serveApi({ ...pageReplies(), [EXPORT]: () => brokenAnswer(Response.json({ user: {} }, { headers })) });
    open();
    await userEvent.click(await button('Download my data'));
    await expect.poll(() => saved).toEqual(['declic-2026-11-21.json']);
    const [[file]] = vi.mocked(URL.createObjectURL).mock.calls as [[Blob]]; // called once, with the file
    expect(await file.text()).toBe('{"user":{}}');
  });

  it.each([
    ['the words of the server', refuse({ status: 503, title: 'Later, please.' }), 'Later, please.'],
    ['words of our own', loseConnection, 'Failed to export your data. Please try again.'],
  ])('reports a failure with %s', async (_words, reply, text) => {
    serveApi({ ...pageReplies(), [EXPORT]: reply });
    open();
    await userEvent.click(await button('Download my data'));
    expect(await screen.findByText('Export failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('deleting the account', () => {
  async function ask() {
    await userEvent.click(await button('Delete account'));
    const dialog = within(await screen.findByRole('dialog'));
    return {
      dialog,
      field: dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }),
      confirm: dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete my account' }),
    };
  }

  it('needs exactly DELETE, and offers the data first', async () => {
    const api = serveApi(pageReplies());
    open();
    const { dialog, field, confirm } = await ask();
    expect(dialog.getByRole('button', { name: 'Download my data' })).toBeTruthy();
    for (const typed of ['delete', 'DELETE ', ' DELETE', 'DELET']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      expect(confirm.disabled, typed).toBe(true);
    }
    await userEvent.type(field, '{Enter}');
    expect(await screen.findByText('Confirmation required')).toBeTruthy();
    expect(screen.getByText("Please type 'DELETE' to confirm account deletion")).toBeTruthy();
    expect(api.callsTo(DELETE)).toEqual([]);

    await userEvent.clear(field);
    await userEvent.type(field, 'DELETE');
    expect(confirm.disabled).toBe(false);
  });

  it('is asked for once when the button is pressed twice', async () => {
    const api = serveApi({ ...pageReplies(), [DELETE]: neverAnswer });
    open();
    const { field, confirm } = await ask();
    await userEvent.type(field, 'DELETE');
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await expect.poll(() => confirm.ariaDisabled ?? confirm.ariaBusy ?? String(confirm.disabled)).toBe('true');
    expect(api.callsTo(DELETE)).toHaveLength(1);
  });

  it('signs out and goes to the front page', async () => {
    serveApi({ ...pageReplies(), [DELETE]: () => undefined });
    const { sessionWriter } = open();
    const { field, confirm } = await ask();
    await userEvent.type(field, 'DELETE');
    await userEvent.click(confirm);
    await expect.poll(() => vi.mocked(leaveTo).mock.calls).toEqual([['/']]);
    expect(sessionWriter.signOuts).toBe(1);
  });

  it.each([
    ['the words of the server', refuse({ status: 503, title: 'Payments are away.' }), 'Payments are away.'],
    ['words of our own', loseConnection, 'Failed to delete account. Please try again.'],
    [
      'the advice to wait while a run is on its way',
      refuse({ status: 409, code: 'runs_in_flight', title: 'busy' }),
      'An action of yours is still running. Please try again in a moment.',
    ],
  ])('reports a failure with %s, and stays', async (_words, reply, text) => {
    serveApi({ ...pageReplies(), [DELETE]: reply });
    const { sessionWriter } = open();
    const { field } = await ask();
    await userEvent.type(field, 'DELETE{Enter}');
    expect(await screen.findByText('Deletion failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(sessionWriter.signOuts).toBe(0);
    expect(leaveTo).not.toHaveBeenCalled();
  });
});
