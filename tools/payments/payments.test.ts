import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Book } from './book.ts';
import { Deliveries } from './deliveries.ts';
import { Payments } from './payments.ts';
import { paymentsWeb } from './web.ts';

const SECRET = 'a secret of the stack, 32 characters or more';
const PRICES = [
  { id: 'price_solo', label: 'Solo', description: '100 credits a month.', amount: 900 },
  { id: 'price_build', label: 'Build', description: '600 credits a month.', amount: 4900 },
];

interface Received {
  type: string;
  object: Record<string, unknown>;
}

let folder: string;
let now: Date;
let receiver: Server;
let received: Received[];
/** What the receiver answers; an attempt that is not answered with 200 is no delivery. */
let answers: () => number;
let provider: { payments: Payments; web: ReturnType<typeof paymentsWeb>; deliveries: Deliveries };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'declic-payments-'));
  now = new Date('2027-01-31T09:00:00Z');
  received = [];
  answers = () => 200;
  receiver = createServer(async (request, response) => {
    const body = await buffer(request);
    const status = answers();
    if (status === 200) {
      const event = Stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), SECRET);
      received.push({ type: event.type, object: event.data.object as unknown as Record<string, unknown> });
    }
    response.writeHead(status).end('{}');
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  provider = await start();
});

afterEach(async () => {
  provider.deliveries.stop();
  receiver.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
});

async function start() {
  const book = await Book.open(join(folder, 'book.json'));
  const payments = new Payments(book, () => now);
  const { port } = receiver.address() as AddressInfo; // listens on TCP
  const deliveries = new Deliveries(
    book,
    { url: `http://127.0.0.1:${port}/`, secret: SECRET },
    { first: 10, longest: 20 },
  );
  deliveries.start();
  return { payments, deliveries, web: paymentsWeb(payments, { secret: SECRET, publicUrl: 'http://localhost:4000' }) };
}

const api = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${SECRET}` };
  const answer = await provider.web.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const toPath = (url: string) => url.replace('http://localhost:4000', '');
const form = (url: string, fields: Record<string, string>) =>
  provider.web.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
/** Where a button of a page leads, and what it sends along. */
async function findButton(path: string, label: string): Promise<[string, Record<string, string>]> {
  const forms = (await provider.web.inject(path)).body.split('<form ');
  const html = forms.find((candidate) => candidate.includes(`>${label}</button>`)) ?? '';
  const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
  return [/action="([^"]+)"/.exec(html)?.[1] ?? `No button "${label}"`, Object.fromEntries(fields)];
}
const press = async (path: string, label: string) => form(...(await findButton(path, label)));
const types = () => received.map(({ type }) => type).toSorted();

async function aCheckout(customer: string, price = 'price_solo'): Promise<string> {
  const urls = { success_url: 'http://localhost:4000/account?paid=1', cancel_url: 'http://localhost:4000/account' };
  const { url } = await api('POST', '/v1/checkout/sessions', { customer, price, prices: PRICES, ...urls });
  return toPath(url);
}

async function aPortal(customer: string): Promise<string> {
  const order = { customer, return_url: 'http://localhost:4000/account', prices: PRICES };
  return toPath((await api('POST', '/v1/billing_portal/sessions', order)).url);
}

/** A customer who paid for Solo, whose events have arrived. */
async function aSubscriber(card = 'works'): Promise<{ customer: string; id: string; portal: string }> {
  const { id: customer } = await api('POST', '/v1/customers', { reference: 'ada', email: 'ada@example.org' });
  await form(await aCheckout(customer), { card });
  await expect.poll(() => received.length).toBe(3);
  received = [];
  const { data } = await api('GET', `/v1/customers/${customer}/subscriptions`);
  return { customer, id: data[0].id, portal: await aPortal(customer) };
}

const read = (id: string) => api('GET', `/v1/subscriptions/${id}`);
const readPeriod = async (id: string) => {
  const { current_period_start, current_period_end } = (await read(id)).items.data[0];
  return [current_period_start, current_period_end].map((seconds) =>
    new Date(seconds * 1000).toISOString().slice(0, 10),
  );
};

describe('a checkout', () => {
  it('that is paid begins a subscription, says so in signed events, and leads back', async () => {
    const { id: customer } = await api('POST', '/v1/customers', { reference: 'ada', email: 'ada@example.org' });
    const path = await aCheckout(customer);
    const shown = await provider.web.inject(path);
    expect(shown.body).toContain('Pay €9.00');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");

    const paid = await form(path, { card: 'works' });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, 'http://localhost:4000/account?paid=1']);
    await expect.poll(types).toEqual(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']);
    const invoice = received.find(({ type }) => type === 'invoice.paid')?.object;
    expect(invoice).toMatchObject({
      customer,
      billing_reason: 'subscription_create',
      total: 900,
      parent: { subscription_details: { subscription: expect.stringMatching(/^sub_/) } },
      lines: { data: [{ amount: 900, pricing: { price_details: { price: 'price_solo' } } }] },
    });
  });

  it('with a declined card charges nothing and can be tried again', async () => {
    const { id: customer } = await api('POST', '/v1/customers', { reference: 'ada', email: 'ada@example.org' });
    const path = await aCheckout(customer);
    const declined = await form(path, { card: 'declines' });
    expect(declined.statusCode).toBe(402);
    expect(declined.body).toContain('role="alert"');
    expect(provider.payments.state.subscriptions).toEqual([]);
    expect((await form(path, { card: 'works' })).statusCode).toBe(303);
  });

  it('is paid once, however often the button is pressed', async () => {
    const { id: customer } = await api('POST', '/v1/customers', { reference: 'ada', email: 'ada@example.org' });
    const path = await aCheckout(customer);
    const answers = await Promise.all(Array.from({ length: 5 }, () => form(path, { card: 'works' })));
    expect(new Set(answers.map(({ headers }) => headers.location))).toEqual(
      new Set(['http://localhost:4000/account?paid=1']),
    );
    expect(provider.payments.state.subscriptions).toHaveLength(1);
    expect((await provider.web.inject(path)).statusCode).toBe(410);
  });

  it('for another price closes the one before; for the same price it is the same', async () => {
    const { id: customer } = await api('POST', '/v1/customers', { reference: 'ada', email: 'ada@example.org' });
    const [first, again, other] = [
      await aCheckout(customer),
      await aCheckout(customer),
      await aCheckout(customer, 'price_build'),
    ];
    expect(again).toBe(first);
    expect((await form(first, { card: 'works' })).statusCode).toBe(410);
    expect((await form(other, { card: 'works' })).statusCode).toBe(303);
  });

  it('is unknown under any other id', async () => {
    expect((await provider.web.inject('/dev/payments/checkout/cs_guess')).statusCode).toBe(404);
  });

  it('escapes the texts of the merchant', async () => {
    const { id: customer } = await api('POST', '/v1/customers', { reference: 'ada', email: 'ada@example.org' });
    const prices = [{ id: 'price_solo', label: '<script>x</script>', description: '<img src=x>', amount: 900 }];
    const urls = { success_url: 'http://localhost:4000/a', cancel_url: 'http://localhost:4000/a' };
    const { url } = await api('POST', '/v1/checkout/sessions', { customer, price: 'price_solo', prices, ...urls });
    expect((await provider.web.inject(toPath(url))).body).not.toMatch(/<script|<img/);
  });
});

describe('renewals', () => {
  it('come at the end of each month, counted from the first day', async () => {
    const { id } = await aSubscriber();
    expect(await readPeriod(id)).toEqual(['2027-01-31', '2027-02-28']);
    for (const [today, period] of [
      ['2027-02-28T08:59:59Z', ['2027-01-31', '2027-02-28']],
      ['2027-02-28T09:00:00Z', ['2027-02-28', '2027-03-31']],
      ['2027-03-31T09:00:01Z', ['2027-03-31', '2027-04-30']],
    ] as const) {
      now = new Date(today);
      await provider.payments.renewDue();
      expect(await readPeriod(id)).toEqual(period);
    }
    await expect
      .poll(types)
      .toEqual(['customer.subscription.updated', 'customer.subscription.updated', 'invoice.paid', 'invoice.paid']);
  });

  it('that were slept through are made up for, month by month', async () => {
    const { id } = await aSubscriber();
    now = new Date('2027-04-29T00:00:00Z');
    await provider.payments.renewDue();
    expect(await readPeriod(id)).toEqual(['2027-03-31', '2027-04-30']);
    await expect.poll(() => types().filter((type) => type === 'invoice.paid')).toHaveLength(2);
  });

  it('now begin a new month now', async () => {
    const { id, customer } = await aSubscriber();
    now = new Date('2027-02-10T12:00:00Z');
    const portal = await aPortal(customer);
    expect((await press(portal, 'Renew now')).statusCode).toBe(303);
    expect(await readPeriod(id)).toEqual(['2027-02-10', '2027-03-10']);
    await press(portal, 'Renew now');
    await expect.poll(() => types().filter((type) => type === 'invoice.paid')).toHaveLength(2);
    const ends = received
      .filter(({ type }) => type === 'invoice.paid')
      .map(({ object }) => JSON.stringify(object['lines']));
    expect(new Set(ends.map((lines) => /"end":(\d+)/.exec(lines)?.[1])).size).toBe(2);
  });

  it('now happen once, however often the button is pressed', async () => {
    const { portal } = await aSubscriber();
    const pressed = await findButton(portal, 'Renew now');
    const answers = await Promise.all(Array.from({ length: 4 }, () => form(...pressed)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303]);
    expect(provider.payments.state.invoices).toHaveLength(2);
  });

  it('with a card that fails leave the subscription past due until it is paid', async () => {
    const { id, portal } = await aSubscriber('declines-later');
    await press(portal, 'Renew now');
    await expect.poll(types).toEqual(['customer.subscription.updated', 'invoice.payment_failed']);
    expect((await read(id)).status).toBe('past_due');
    expect((await provider.web.inject(portal)).body).toContain('Payment failed');

    received = [];
    await press(portal, 'Pay with a working card');
    await expect.poll(types).toEqual(['customer.subscription.updated', 'invoice.paid']);
    expect((await read(id)).status).toBe('active');
  });
});

describe('the portal', () => {
  it('changes to a dearer plan at once, for what the rest of the month costs', async () => {
    const { id, customer } = await aSubscriber();
    now = new Date('2027-02-14T09:00:00Z');
    const portal = await aPortal(customer);
    const query = new URLSearchParams({ subscription: id, price: 'price_build' });
    expect((await provider.web.inject(`${portal}/change?${query}`)).body).toContain('Pay €20.00 and change');
    await form(`${portal}/change`, { subscription: id, price: 'price_build' });
    await expect.poll(types).toEqual(['customer.subscription.updated', 'invoice.paid']);
    expect((await read(id)).items.data[0].price.id).toBe('price_build');
    const lines = (
      received.find(({ type }) => type === 'invoice.paid')?.object['lines'] as { data: { amount: number }[] }
    ).data;
    expect(lines.map(({ amount }) => amount)).toEqual([-450, 2450]);
  });

  it('that was opened for a change leads on when it is made, and back when it is not', async () => {
    const { customer, id } = await aSubscriber();
    const change = { subscription: id, price: 'price_build', done_url: 'http://localhost:4000/account?changed=1' };
    const order = { customer, return_url: 'http://localhost:4000/account', prices: PRICES, change };
    const path = toPath((await api('POST', '/v1/billing_portal/sessions', order)).url);
    expect((await provider.web.inject(path)).body).toContain(
      '<a href="http://localhost:4000/account">Back without changing',
    );
    const { statusCode, headers } = await form(path.split('?')[0] ?? '', { subscription: id, price: 'price_build' });
    expect([statusCode, headers.location]).toEqual([303, change.done_url]);
  });

  it('leaves everything as it was when the card is declined for a change, also that the plan is cancelled', async () => {
    const { id, portal } = await aSubscriber('declines-later');
    await press(portal, 'Cancel plan');
    const before = await read(id);
    expect((await form(`${portal}/change`, { subscription: id, price: 'price_build' })).statusCode).toBe(402);
    expect(await read(id)).toEqual(before);
    expect(before.cancel_at_period_end).toBe(true);
  });

  it('has nothing to confirm once the plan is changed', async () => {
    const { id, portal } = await aSubscriber();
    const path = `${portal}/change?${new URLSearchParams({ subscription: id, price: 'price_build' })}`;
    await form(`${portal}/change`, { subscription: id, price: 'price_build' });
    const shown = await provider.web.inject(path);
    expect([shown.statusCode, shown.body.includes('This page is closed')]).toEqual([410, true]);
  });

  it('changes to a cheaper plan with the next renewal', async () => {
    const { id, portal } = await aSubscriber();
    await form(`${portal}/change`, { subscription: id, price: 'price_build' });
    const { headers } = await form(`${portal}/change`, { subscription: id, price: 'price_solo' });
    expect((await provider.web.inject(headers.location ?? '')).body).toContain('It happens with the next renewal.');
    expect((await read(id)).items.data[0].price.id).toBe('price_build');
    await press(portal, 'Renew now');
    expect((await read(id)).items.data[0].price.id).toBe('price_solo');
  });

  it('keeps the plan when a cheaper one was to follow', async () => {
    const { id, portal } = await aSubscriber();
    await form(`${portal}/change`, { subscription: id, price: 'price_build' });
    await form(`${portal}/change`, { subscription: id, price: 'price_solo' });
    await press(portal, 'Keep the Build plan');
    await press(portal, 'Renew now');
    expect((await read(id)).items.data[0].price.id).toBe('price_build');
  });

  it('ends a cancelled plan now, once, however often the button is pressed', async () => {
    const { id, portal } = await aSubscriber();
    await press(portal, 'Cancel plan');
    const pressed = await findButton(portal, 'End it now');
    const answers = await Promise.all([form(...pressed), form(...pressed)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect((await read(id)).status).toBe('canceled');
    await expect.poll(types).toEqual(['customer.subscription.deleted', 'customer.subscription.updated']);
  });

  it('cancels to the end of the period, takes that back, and ends then', async () => {
    const { id, portal } = await aSubscriber();
    await press(portal, 'Cancel plan');
    expect(await read(id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await press(portal, 'Keep the plan');
    expect(await read(id)).toMatchObject({ cancel_at: null });
    await press(portal, 'Cancel plan');
    now = new Date('2027-02-28T09:00:00Z');
    await provider.payments.renewDue();
    expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: now.getTime() / 1000 });
    await expect.poll(types).toContain('customer.subscription.deleted');
  });

  it("touches no other customer's subscription", async () => {
    const { id } = await aSubscriber();
    const { id: stranger } = await api('POST', '/v1/customers', { reference: 'eve', email: 'eve@example.org' });
    const portal = await aPortal(stranger);
    expect((await form(`${portal}/cancel`, { subscription: id })).statusCode).toBe(404);
    expect((await read(id)).cancel_at).toBeNull();
  });

  it('is closed after an hour', async () => {
    const { portal } = await aSubscriber();
    now = new Date(now.getTime() + 3600_000);
    expect((await provider.web.inject(portal)).statusCode).toBe(404);
  });
});

describe('a one-time payment', () => {
  const order = (customer: string, changes: object = {}) => ({
    customer,
    amount: 14_900,
    currency: 'usd',
    description: 'Studio Hour (60 min video)',
    reference: 'purchase:1',
    expires_at: Math.floor(now.getTime() / 1000) + 3600,
    success_url: 'http://localhost:4000/account?purchase=1',
    cancel_url: 'http://localhost:4000/account?purchase=canceled',
    idempotency_key: 'key-1',
    ...changes,
  });
  const customer = async () => (await api('POST', '/v1/customers', { reference: 'user-1', email: 'a@example.org' })).id;
  const open = async (changes: object = {}) =>
    toPath((await api('POST', '/v1/payments', order(await customer(), changes))).url);

  it('shows what it costs in its currency, and is paid once, however often the button is pressed', async () => {
    const path = await open();
    expect((await provider.web.inject(path)).body).toContain('Pay $149.00');
    for (let press = 0; press < 3; press++) {
      const { statusCode, headers } = await form(path, { card: 'works' });
      expect([statusCode, headers['location']]).toEqual([303, 'http://localhost:4000/account?purchase=1']);
    }
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      type: 'checkout.session.completed',
      object: {
        mode: 'payment',
        payment_status: 'paid',
        amount_total: 14_900,
        currency: 'usd',
        metadata: { reference: 'purchase:1' },
      },
    });
    expect((await provider.web.inject(path)).statusCode).toBe(410);
  });

  it('is the same page for the same key, and another one for another key', async () => {
    const path = await open();
    expect(await open({ amount: 1 })).toBe(path);
    expect(await open({ idempotency_key: 'key-2' })).not.toBe(path);
  });

  it('with a declined card charges nothing and can be tried again', async () => {
    const path = await open();
    expect((await form(path, { card: 'declines' })).statusCode).toBe(402);
    expect(received).toEqual([]);
    expect((await form(path, { card: 'works' })).statusCode).toBe(303);
  });

  it('that is left is closed at its time, and says so', async () => {
    const path = await open();
    now = new Date(now.getTime() + 3_600_000);
    expect((await form(path, { card: 'works' })).statusCode).toBe(410);
    await provider.payments.once.expireDue();
    await provider.payments.once.expireDue();
    await expect.poll(() => received.map(({ type }) => type)).toEqual(['checkout.session.expired']);
    expect((await provider.web.inject(path)).statusCode).toBe(410);
  });

  it('is closed with its customer', async () => {
    const path = await open();
    await api('DELETE', `/v1/customers/${await customer()}`);
    await expect.poll(() => received.map(({ type }) => type)).toEqual(['checkout.session.expired']);
    expect((await form(path, { card: 'works' })).statusCode).toBe(410);
  });

  it('shows no markup of the seller', async () => {
    const { body } = await provider.web.inject(await open({ description: '<b>Bold</b>' }));
    expect(body).not.toContain('<b>Bold</b>');
  });
});

describe('the API', () => {
  it('refuses requests without the secret', async () => {
    for (const headers of [{}, { authorization: 'Bearer guess' }, { authorization: SECRET }]) {
      const answer = await provider.web.inject({ method: 'POST', url: '/v1/customers', headers, payload: {} });
      expect(answer.statusCode).toBe(401);
    }
  });

  it('gives one customer per reference', async () => {
    const ask = () => api('POST', '/v1/customers', { reference: 'ada', email: 'ada@example.org' });
    const all = await Promise.all(Array.from({ length: 5 }, ask));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });

  it('shows a customer under the address that was set last, and knows none who is gone', async () => {
    const { id: customer } = await api('POST', '/v1/customers', { reference: 'ada' });
    const address = (email: string) => api('POST', `/v1/customers/${customer}`, { email });
    expect(await address('ada@example.org')).toEqual({ id: customer, deleted: false });
    await address('lin@example.org');
    expect(provider.payments.state.customers).toMatchObject([{ id: customer, email: 'lin@example.org' }]);
    await api('DELETE', `/v1/customers/${customer}`);
    expect(await address('ada@example.org')).toEqual({ id: customer, deleted: true });
  });

  it('forgets a customer and ends what they paid for, and does so twice', async () => {
    const { customer, id, portal } = await aSubscriber();
    await api('DELETE', `/v1/customers/${customer}`);
    await api('DELETE', `/v1/customers/${customer}`);
    expect(await api('GET', `/v1/customers/${customer}`)).toEqual({ id: customer, deleted: true });
    expect((await read(id)).status).toBe('canceled');
    expect(JSON.stringify(provider.payments.state)).not.toContain('ada@example.org');
    expect((await provider.web.inject(portal)).statusCode).toBe(404);
    await expect.poll(types).toEqual(['customer.subscription.deleted']);
  });
});

describe('errors below /dev', () => {
  it.each([
    ['an unknown address', { url: '/dev/payments/nothing' }, 404],
    [
      'a body that is no form',
      { method: 'POST', url: '/dev/payments/checkout/cs_1', payload: 'x', headers: { 'content-type': 'text/x' } },
      415,
    ],
  ] as const)('%s is a problem document', async (_, request, status) => {
    const response = await provider.web.inject(request);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
    expect(response.json()).toMatchObject({ status, code: expect.any(String) });
  });
});

describe('events', () => {
  it('are sent until they are taken', async () => {
    let attempts = 0;
    answers = () => (++attempts % 3 === 0 ? 200 : 503);
    const { id: customer } = await api('POST', '/v1/customers', { reference: 'ada', email: 'ada@example.org' });
    await form(await aCheckout(customer), { card: 'works' });
    await expect.poll(types).toHaveLength(3);
    await expect.poll(() => provider.payments.state.events).toEqual([]);
  });

  it('that were not taken are sent by the next process', async () => {
    answers = () => 500;
    const { id: customer } = await api('POST', '/v1/customers', { reference: 'ada', email: 'ada@example.org' });
    await form(await aCheckout(customer), { card: 'works' });
    provider.deliveries.stop();

    answers = () => 200;
    provider = await start();
    // One that was on its way when the process ended may come twice.
    await expect
      .poll(() => [...new Set(types())])
      .toEqual(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']);
    expect(provider.payments.state.subscriptions).toMatchObject([{ customer, status: 'active' }]);
  });
});
