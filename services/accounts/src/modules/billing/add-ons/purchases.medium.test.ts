import { beforeEach, describe, expect, it } from 'vitest';
import type { PaymentOrder } from '@declic/payments';
import { NOVEMBER, startBillingStack } from '../testing/start-billing-stack';
import { ADD_ONS } from './add-ons';

const ORGANISER = 'organiser@example.org';

const stack = await startBillingStack({ env: { ORGANISER_EMAIL: ORGANISER } });
const { payments, deliver, mailsTo } = stack;

const request = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  stack.app.inject({
    method,
    url: `/api/accounts/${path}`,
    headers: stack.app.as(stack.user),
    ...(payload && { payload }),
  });
const buy = (slug = 'studio_hour') => request('POST', 'purchases', { slug });
const list = async () => (await request('GET', 'purchases')).json();
const rows = () => stack.db.owner.query('select state from purchase where user_id = $1', [stack.user.id]);
const noticesAbout = async (email: string) => {
  await stack.app.runJobs();
  return stack.app.mails.filter(({ to, text }) => to === ORGANISER && text.includes(email));
};

beforeEach(() => payments.payments.clear());

/** The order behind the newest page. */
function newestOrder(): PaymentOrder {
  const order = [...payments.payments.values()].at(-1);
  if (!order) throw new Error('No page was opened.');
  return order;
}

async function ordered(slug?: string): Promise<PaymentOrder> {
  expect((await buy(slug)).statusCode).toBe(200);
  return newestOrder();
}

const at = NOVEMBER[0] + 60;

describe('the add-ons', () => {
  it('are those of the specification', async () => {
    const answer = await stack.app.inject({ method: 'GET', url: '/api/accounts/add-ons' });
    expect(
      answer
        .json()
        .map(({ slug, label, option, amount, currency }: (typeof ADD_ONS)[number]) => [
          slug,
          `${label}, ${option}`,
          amount,
          currency,
        ]),
    ).toEqual([
      ['studio_hour', 'Studio Hour, 60 min video', 14_900, 'usd'],
      ['concierge_build_half_day', 'Concierge Build, Half day', 49_000, 'usd'],
      ['concierge_build_day', 'Concierge Build, One day', 89_000, 'usd'],
    ]);
  });
});

describe('buyAddOn', () => {
  it('opens a page for one payment, which comes back to the account', async () => {
    expect((await buy()).json()).toEqual({ url: expect.stringMatching(/^https:\/\/pay\.example\/payment\//) });
    const order = newestOrder();
    const id = order.reference.replace('purchase:', '');
    expect(order).toMatchObject({
      customerId: payments.getCustomer(stack.user.id),
      amount: 14_900,
      currency: 'usd',
      description: 'Studio Hour (60 min video)',
      successUrl: `http://localhost:4000/account?purchase=${id}`,
      cancelUrl: 'http://localhost:4000/account?purchase=canceled',
    });
    expect(await list()).toEqual([]);
  });

  it('leads two tabs to one page, and another add-on to another', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy()));
    expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1);
    expect((await buy('concierge_build_day')).json().url).not.toBe(answers[0]?.json().url);
  });

  it('opens another page when the one before is about to close', async () => {
    const first = (await buy()).json().url;
    stack.clock.moment = new Date(stack.clock.now().getTime() + 22.75 * 3_600_000);
    expect((await buy()).json().url).not.toBe(first);
  });

  it('ends what was paid for by a customer whom the provider does not know any more', async () => {
    await stack.subscribed();
    await payments.deleteCustomer(payments.getCustomer(stack.user.id));
    payments.events.length = 0;
    expect((await buy()).statusCode).toBe(200);
    expect(await stack.overview()).toMatchObject({ subscription_status: 'canceled' });
  });

  it('refuses what is not sold', async () => {
    expect((await buy('moon_trip')).json()).toMatchObject({ status: 422, code: 'add_on_unknown' });
    expect(payments.payments.size).toBe(0);
  });

  it('says so when the provider is away, and leaves no purchase', async () => {
    payments.away = true;
    expect((await buy()).json()).toMatchObject({ status: 503, code: 'payments_unavailable' });
    expect(await list()).toEqual([]);
  });
});

describe('a payment', () => {
  it('makes a purchase with date and state, a receipt, and a notice to the organiser', async () => {
    const order = await ordered();
    await deliver(payments.payOnce(order, 'completed', { at }));
    expect(await list()).toEqual([
      {
        id: order.reference.replace('purchase:', ''),
        product: 'studio_hour',
        description: 'Studio Hour (60 min video)',
        amount: 14_900,
        currency: 'usd',
        state: 'paid',
        ordered_at: '2035-11-20T10:00:00.000Z',
        paid_at: '2035-11-20T10:01:00.000Z',
      },
    ]);
    expect(await mailsTo()).toEqual(['Your receipt: Studio Hour (60 min video)']);
    expect(stack.app.mails.findLast(({ to }) => to === stack.user.email)?.text).toContain(
      'We received $149.00 on 20 November 2035 for Studio Hour (60 min video).',
    );
    expect(await noticesAbout(stack.user.email)).toMatchObject([{ subject: 'Bought: Studio Hour (60 min video)' }]);
  });

  it('counts once, however often and under however many names it is told, also at once', async () => {
    const order = await ordered();
    const event = payments.payOnce(order, 'completed', { at });
    const again = { ...event, id: `${event.id}_again`, type: 'checkout.session.async_payment_succeeded' };
    const answers = await Promise.all([event, event, again, event, again].map(deliver));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await list()).toHaveLength(1);
    expect(await mailsTo()).toHaveLength(1);
    expect(await noticesAbout(stack.user.email)).toHaveLength(1);
  });

  it('that takes days is shown as such until the money is here', async () => {
    const order = await ordered();
    await deliver(payments.payOnce(order, 'completed', { isPaid: false, at }));
    expect(await list()).toMatchObject([{ state: 'processing', paid_at: null }]);
    expect(await mailsTo()).toEqual([]);
    await deliver(payments.payOnce(order, 'async_payment_succeeded', { at }));
    expect(await list()).toMatchObject([{ state: 'paid' }]);
    expect(await mailsTo()).toHaveLength(1);
  });

  it('stays paid when older words arrive last', async () => {
    const order = await ordered();
    const completed = payments.payOnce(order, 'completed', { isPaid: false, at });
    await deliver(payments.payOnce(order, 'async_payment_succeeded', { at }));
    await deliver(completed);
    await deliver(payments.payOnce(order, 'expired', { at }));
    expect(await list()).toMatchObject([{ state: 'paid' }]);
  });

  it.each([
    ['is left', ['expired']],
    ['fails', ['completed', 'async_payment_failed']],
    ['fails, in the other order', ['async_payment_failed', 'completed']],
  ] as const)('that %s leaves nothing', async (_what, types) => {
    const order = await ordered();
    for (const type of types) await deliver(payments.payOnce(order, type, { isPaid: false, at }));
    expect(await list()).toEqual([]);
    expect(await rows()).toEqual([]);
    expect(await mailsTo()).toEqual([]);
  });

  it('of an earlier page counts although a later page is open', async () => {
    const order = await ordered();
    stack.clock.moment = new Date(stack.clock.now().getTime() + 22.75 * 3_600_000);
    await ordered();
    await deliver(payments.payOnce(order, 'completed', { at }));
    expect(await list()).toHaveLength(1);
  });

  it('counts although the page of a former customer, for the same order, was closed', async () => {
    const former = await ordered();
    await payments.deleteCustomer(former.customerId ?? '');
    const order = await ordered();
    expect(order.reference).toBe(former.reference);
    await deliver(payments.payOnce(former, 'expired', { at }));
    await deliver(payments.payOnce(order, 'completed', { at }));
    expect(await list()).toMatchObject([{ state: 'paid' }]);
  });

  it('that we do not know, or of another kind, is answered and forgotten', async () => {
    const order = await ordered();
    for (const reference of ['purchase:0191aaaa-0000-4000-8000-000000000000', 'ticket:1', 'purchase:nonsense', '']) {
      const { statusCode } = await deliver(payments.payOnce({ ...order, reference }, 'completed', { at }));
      expect(statusCode).toBe(200);
    }
    expect(await list()).toEqual([]);
  });
});

describe('an account with purchases', () => {
  it('exports them, and not the pages that are open', async () => {
    await deliver(payments.payOnce(await ordered(), 'completed', { at }));
    await ordered('concierge_build_day');
    const { billing } = (await request('GET', 'export')).json();
    expect(billing.purchases).toMatchObject([{ product: 'studio_hour', amount: '14900', state: 'paid' }]);
  });

  it('leaves behind what was paid, without a person, when it is deleted', async () => {
    await deliver(payments.payOnce(await ordered(), 'completed', { at }));
    await stack.app.runJobs();
    expect((await request('DELETE', 'me')).statusCode).toBe(204);
    const kept = await stack.db.owner.query<object[]>('select * from purchase where user_id = $1', [stack.user.id]);
    expect(kept).toMatchObject([{ product: 'studio_hour', amount: '14900', state: 'paid' }]);
    expect(JSON.stringify(kept)).not.toContain(stack.user.email);
  });

  it('keeps in the books a payment that arrives after the deletion', async () => {
    const order = await ordered();
    expect((await request('DELETE', 'me')).statusCode).toBe(204);
    const event = payments.payOnce(order, 'completed', { at });
    expect((await deliver(event)).statusCode).toBe(200);
    expect((await deliver(event)).statusCode).toBe(200);
    expect(await rows()).toEqual([{ state: 'paid' }]);
    await stack.app.runJobs();
    const notices = stack.app.mails.filter(
      ({ to, text }) => to === ORGANISER && text.includes('has been deleted since'),
    );
    expect(notices).toHaveLength(1);
  });
});
