import { beforeEach, describe, expect, it } from 'vitest';
import { startBillingStack } from '../testing/start-billing-stack';
import { SendCreditAlertsJob } from './send-credit-alerts.job';

const stack = await startBillingStack();
const { payments, deliverAll, subscribe, overview } = stack;

const DAY = 24 * 3600;
const SOLO = 'price_solo_monthly';

/** The ledger takes the database's clock, so the cycles of these tests lie around the present day. */
const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * DAY;

beforeEach(() => {
  stack.clock.moment = new Date();
});

async function subscribed(start = inDays(-5), end = inDays(25)): Promise<string> {
  await subscribe({ priceId: SOLO });
  const id = payments.pay(stack.user.id, SOLO, start, end);
  await deliverAll();
  return id;
}

const settings = (method: 'GET' | 'PUT', payload?: object) =>
  stack.app.inject({
    method,
    url: '/api/accounts/mail-settings',
    headers: stack.app.as(stack.user),
    ...(payload && { payload }),
  });

/** Charges as a paid call does. */
async function use(credits: number): Promise<void> {
  await stack.db.owner.query(
    `select accounts_api.charge_v1($1, $2, 'api_action', 'email_validate', gen_random_uuid())`,
    [stack.user.id, credits],
  );
}

async function look(since: Date | null = null): Promise<void> {
  await stack.app.nest.get(SendCreditAlertsJob).handle({ since }, { signal: undefined });
}

const alerts = async () => {
  await stack.app.runJobs();
  return stack.app.mails
    .filter(({ to, subject }) => to === stack.user.email && subject.startsWith('You have used'))
    .map(({ subject }) => subject);
};

const AT_80 = "You have used 80 % of this cycle's credits";
const AT_100 = "You have used all of this cycle's credits";

describe('mails about used credits', () => {
  it('come once at 80 % and once at 100 % of a cycle, and anew in the next', async () => {
    const [start, end] = [inDays(-40), inDays(-10)];
    const id = await subscribed(start, end);
    stack.clock.moment = new Date(inDays(-20) * 1000);
    await use(79);
    await look();
    expect(await alerts()).toEqual([]);
    await use(1);
    await look();
    await look();
    expect(await alerts()).toEqual([AT_80]);
    const mail = stack.app.mails.findLast(({ subject }) => subject === AT_80);
    expect(mail?.text).toContain('80 of the 100 credits of this cycle are used. Your balance is 20 credits.');
    const renewal = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(end * 1000);
    expect(mail?.text).toContain(`The next credits of your Solo plan arrive on ${renewal}.`);
    expect(mail?.text).toContain('/account#mails');

    await use(20);
    await look();
    await look();
    expect(await alerts()).toEqual([AT_80, AT_100]);

    // What was used since the renewal counts for the cycle that it began.
    stack.clock.moment = new Date();
    payments.renew(id, inDays(20));
    await deliverAll();
    await look();
    await look();
    expect(await alerts()).toEqual([AT_80, AT_100, AT_100]);
  });

  it('say only that all is used when both are passed at once', async () => {
    await subscribed();
    await use(100);
    await look();
    expect(await alerts()).toEqual([AT_100]);
    expect(await overview()).toMatchObject({ credits_used_this_cycle: 100, credits_granted_this_cycle: 100 });
  });

  it('count what the overview counts, also for an account without a subscription', async () => {
    await stack.db.owner.query(`select grant_credits($1, 500, 'Waitlist welcome credits', 'welcome')`, [stack.user.id]);
    await use(400);
    await look();
    expect(await overview()).toMatchObject({ credits_used_this_cycle: 400, credits_granted_this_cycle: 500 });
    expect(await alerts()).toEqual([AT_80]);
  });

  it('come once when several look at the same moment', async () => {
    await subscribed();
    await use(85);
    await Promise.all([look(), look(), look()]);
    expect(await alerts()).toEqual([AT_80]);
  });

  it('are not sent while usage is frozen', async () => {
    const id = await subscribed();
    await use(90);
    payments.end(id, inDays(0));
    await deliverAll();
    await look();
    expect(await alerts()).toEqual([]);
  });

  it('leave out accounts that were not used since', async () => {
    await subscribed();
    await use(90);
    await look(new Date(Date.now() + 60_000));
    expect(await alerts()).toEqual([]);
    await look(new Date(Date.now() - 60_000));
    expect(await alerts()).toEqual([AT_80]);
  });
});

describe('the switch', () => {
  it('is on, until it is turned off, and stops the mails', async () => {
    expect((await settings('GET')).json()).toEqual({ credit_alerts: true });
    expect((await settings('PUT', { credit_alerts: false })).json()).toEqual({ credit_alerts: false });
    await subscribed();
    await use(90);
    await look();
    expect(await alerts()).toEqual([]);
    expect((await settings('GET')).json()).toEqual({ credit_alerts: false });

    await settings('PUT', { credit_alerts: true });
    await look();
    expect(await alerts()).toEqual([AT_80]);
  });

  it('stands in the export', async () => {
    await settings('PUT', { credit_alerts: false });
    const file = await stack.app.inject({
      method: 'GET',
      url: '/api/accounts/export',
      headers: stack.app.as(stack.user),
    });
    expect(file.json().billing.mail_settings).toEqual([{ credit_alerts: false }]);
  });
});
