import { describe, expect, it, vi } from 'vitest';
import { aSession } from '../../testing/a-session';
import { countSeats } from '../../testing/count-seats';
import { startBookingStack } from '../../testing/start-booking-stack';
import { SweepSeatsJob } from '../session-changes/sweep-seats.job';
import { RefundPaymentJob } from './refund-payment.job';
import { SeatPaymentsRepository } from './seat-payments.repository';

const stack = await startBookingStack({ env: { UNPAID_SEATS_PER_NETWORK: '2' } });
const { app, clock, db, payments, tell } = stack;

const aPremiumSession = (capacity = 3, afterCapacity = 8) =>
  aSession(db.dataSource, { capacity, afterCapacity, premiumPriceEur: '49.90' });
const later = (minutes: number) => {
  clock.moment = new Date(Date.now() + minutes * 60_000);
};

it('holds a seat while it is paid for, and confirms it by the event of the provider', async () => {
  const sessionId = await aPremiumSession();

  const held = await stack.hold({ sessionId, email: 'ada@example.test' });

  expect(held.registration.status).toBe('held');
  expect(payments.findPage(held.paymentUrl).order).toMatchObject({
    amount: 4_990,
    currency: 'eur',
    customerEmail: 'ada@example.test',
  });
  expect(await stack.status(held.statusToken)).toMatchObject({ status: 'held', payment: 'open' });
  expect((await tell(held.paymentUrl, 'completed')).statusCode).toBe(200);
  expect(await stack.status(held.statusToken)).toEqual({
    session_id: sessionId,
    ticket_type: 'premium',
    status: 'confirmed',
    payment: 'paid',
    payment_url: null,
    expires_at: null,
  });
  await app.runJobs();
  expect(stack.subjects('ada@example.test')).toHaveLength(1);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
});

it('is one seat and one page for a double press and for a second tab of the same person', async () => {
  const sessionId = await aPremiumSession();
  const email = 'two-tabs@example.test';
  const key = { 'idempotency-key': 'attempt-two-tabs' };

  const [one, two] = await Promise.all([stack.hold({ sessionId, email }, key), stack.hold({ sessionId, email }, key)]);
  const otherTab = { 'idempotency-key': 'attempt-second-tab', 'booking-token': one.statusToken };
  const tab = await stack.hold({ sessionId, email }, otherTab);

  expect(new Set([one.paymentUrl, two.paymentUrl, tab.paymentUrl]).size).toBe(1);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
  const other = await stack.hold({ sessionId, email: 'neighbour@example.test' });
  for (const headers of [{}, { 'booking-token': other.statusToken }, { 'booking-token': 'forged' }]) {
    // From the same network.
    const stranger = await stack.book({ sessionId, email, ticketType: 'premium' }, headers);
    expect(stranger.json()).toMatchObject({ status: 409, code: 'payment_pending' });
  }
});

it('frees the seat of a page that was left, and gives a late payment the seat or the money back', async () => {
  const sessionId = await aPremiumSession(1);
  const left = await stack.hold({ sessionId, email: 'late@example.test' });
  later(40);
  const next = await stack.hold({ sessionId, email: 'next@example.test' });

  await tell(left.paymentUrl, 'completed');

  expect(await stack.status(left.statusToken)).toMatchObject({ status: 'expired', payment: 'refunding' });
  await app.runJobs();
  expect([...payments.refunds.values()]).toEqual([payments.findPage(left.paymentUrl).paymentId]);
  expect(await stack.status(left.statusToken)).toMatchObject({ status: 'refunded', payment: 'refunded' });

  await tell(next.paymentUrl, 'expired');
  expect(await stack.status(next.statusToken)).toMatchObject({ status: 'expired' });
  await tell(next.paymentUrl, 'completed');
  expect(await stack.status(next.statusToken)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
});

it('applies an event once, in any order, and none that is forged or of another seller', async () => {
  const sessionId = await aPremiumSession();
  const held = await stack.hold({ sessionId, email: 'events@example.test' });
  const page = payments.findPage(held.paymentUrl);

  await tell(held.paymentUrl, 'completed', { id: 'evt_same' });
  await tell(held.paymentUrl, 'completed', { id: 'evt_same' });
  await tell(held.paymentUrl, 'expired');
  await tell(held.paymentUrl, 'async_payment_failed');
  const ofAnotherSeller = { ...page, order: { ...page.order, reference: 'purchase:1' } };
  const foreign = payments.tell(ofAnotherSeller, 'expired');
  const webhook = { method: 'POST', url: '/api/workshops/payments/webhook' } as const;
  expect((await app.inject({ ...webhook, ...foreign })).statusCode).toBe(200);
  const forged = { ...foreign, headers: { ...foreign.headers, 'stripe-signature': 't=1,v1=00' } };
  expect((await app.inject({ ...webhook, ...forged })).json()).toMatchObject({
    status: 400,
    code: 'signature_invalid',
  });

  expect(await stack.status(held.statusToken)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
});

it('keeps the seat while a payment takes days', async () => {
  const sessionId = await aPremiumSession(1);
  const held = await stack.hold({ sessionId, email: 'bank@example.test' });

  await tell(held.paymentUrl, 'completed', { isPaid: false });
  const token = { 'booking-token': held.statusToken };
  const tab = await stack.book({ sessionId, email: 'bank@example.test', ticketType: 'premium' }, token);
  expect([tab.statusCode, tab.json()]).toMatchObject([201, { registration: { status: 'held' }, paymentUrl: null }]);
  later(60 * 24);

  expect((await stack.book({ sessionId, email: 'other@example.test' })).json()).toMatchObject({ code: 'sold_out' });
  await tell(held.paymentUrl, 'async_payment_failed');
  await tell(held.paymentUrl, 'completed', { isPaid: false });
  expect(await stack.status(held.statusToken)).toMatchObject({ status: 'expired', payment: 'failed' });
  expect((await stack.book({ sessionId, email: 'other@example.test' })).statusCode).toBe(201);
});

it('holds only so many seats of a session for one network until they are paid for', async () => {
  const sessionId = await aPremiumSession(8);
  const paid = await stack.hold({ sessionId, email: 'one@network.test' });
  const two = await stack.hold({ sessionId, email: 'two@network.test' });
  const third = { sessionId, email: 'three@network.test', ticketType: 'premium' } as const;

  expect((await stack.book(third)).json()).toMatchObject({ status: 429, code: 'too_many_bookings' });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 2, ledger: 2 });
  await stack.hold({ sessionId, email: 'two@network.test' }, { 'booking-token': two.statusToken });
  await stack.hold({ sessionId, email: 'four@network.test' }, { 'x-forwarded-for': '198.51.100.10' });
  await tell(paid.paymentUrl, 'completed');
  await stack.hold(third);
});

it('gives money back that comes after the workshop', async () => {
  const sessionId = await aPremiumSession(1);
  const held = await stack.hold({ sessionId, email: 'too-late@example.test' });
  await tell(held.paymentUrl, 'completed', { isPaid: false });
  await db.dataSource.query(`UPDATE workshop_session SET start_utc = now() - interval '3 hours' WHERE id = $1`, [
    sessionId,
  ]);

  await tell(held.paymentUrl, 'async_payment_succeeded');
  await app.runJobs();

  expect(await stack.status(held.statusToken)).toMatchObject({ status: 'refunded', payment: 'refunded' });
  expect(app.mails.findLast(({ to }) => to === 'too-late@example.test')?.text).toContain('après la fin de l’atelier');
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });
});

it('is free again when the provider is away, and when the person chooses another ticket', async () => {
  const sessionId = await aPremiumSession(1);
  payments.away = true;
  const refused = await stack.book({ sessionId, email: 'away@example.test', ticketType: 'premium' });
  payments.away = false;
  expect(refused.json()).toMatchObject({ status: 503, code: 'payments_unavailable' });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });

  const held = await stack.hold({ sessionId, email: 'away@example.test' });
  const headers = { 'booking-token': held.statusToken };
  await app.inject({ method: 'POST', url: '/api/workshops/booking-status/release', headers });
  await app.runJobs();
  expect(payments.findPage(held.paymentUrl).state).toBe('closed');
  expect((await stack.book({ sessionId, email: 'away@example.test' })).statusCode).toBe(201);

  await tell(held.paymentUrl, 'completed');
  await app.runJobs();
  expect(await stack.status(held.statusToken)).toMatchObject({ status: 'refunded', payment: 'refunded' });
});

it('frees overdue seats of every session, also of one that is a draft by now and cannot be booked', async () => {
  const draft = await aPremiumSession(1);
  const heldOfDraft = await stack.hold({ sessionId: draft, email: 'draft@example.test' });
  const held = await stack.hold({ sessionId: await aPremiumSession(1), email: 'swept@example.test' });
  await db.dataSource.query(`UPDATE workshop_session SET status = 'draft' WHERE id = $1`, [draft]);
  later(40);

  await app.nest.get(SweepSeatsJob).handle({}, { signal: undefined });

  expect(await stack.status(held.statusToken)).toMatchObject({ status: 'expired' });
  expect(await stack.status(heldOfDraft.statusToken)).toMatchObject({ status: 'expired' });
  expect(await countSeats(db.dataSource, draft)).toEqual({ counter: 0, ledger: 0 });
});

describe('the two capacities', () => {
  it('are taken together: without a seat of the After-Workshop there is no premium seat, but a free one', async () => {
    const sessionId = await aPremiumSession(3, 1);
    await stack.hold({ sessionId, email: 'first@example.test' });

    const second = await stack.book({ sessionId, email: 'second@example.test', ticketType: 'premium' });

    expect(second.json()).toMatchObject({ status: 409, code: 'premium_sold_out' });
    expect((await stack.book({ sessionId, email: 'second@example.test' })).statusCode).toBe(201);
    expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 2, ledger: 2 });
  });
});

describe('a process that dies', () => {
  it('after the hold, before the page: the same attempt opens it, or the seat is free when the hold ends', async () => {
    const sessionId = await aPremiumSession(1);
    const lost = vi.spyOn(payments, 'openPayment').mockImplementationOnce(() => new Promise(() => undefined));
    const attempt = { 'idempotency-key': 'attempt-of-the-dead' };
    void stack.book({ sessionId, email: 'dead@example.test', ticketType: 'premium' }, attempt).catch(() => undefined);
    await expect.poll(() => lost.mock.calls.length).toBe(1);
    lost.mockRestore();

    const again = await stack.hold({ sessionId, email: 'dead@example.test' }, attempt);

    expect(payments.findPage(again.paymentUrl).state).toBe('open');
    later(40);
    expect((await stack.book({ sessionId, email: 'other@example.test' })).statusCode).toBe(201);
    expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
  });

  it('after the page was opened, before it was kept: the same attempt finds the same page', async () => {
    const sessionId = await aPremiumSession(1);
    const attempt = { 'idempotency-key': 'attempt-of-the-lost-page' };
    const open = vi.spyOn(payments, 'openPayment');
    open.mockImplementationOnce(async (order) => {
      await payments.openPayment(order);
      return new Promise(() => undefined);
    });
    void stack.book({ sessionId, email: 'lost@example.test', ticketType: 'premium' }, attempt).catch(() => undefined);
    await expect.poll(() => open.mock.calls.length).toBe(2);
    open.mockRestore();

    const again = await stack.hold({ sessionId, email: 'lost@example.test' }, attempt);

    const pages = payments.pages.filter(({ order }) => order.customerEmail === 'lost@example.test');
    expect(pages.map(({ url }) => url)).toEqual([again.paymentUrl]);
  });

  it('after the provider refunded, before that was kept: the job refunds under the same key', async () => {
    const sessionId = await aPremiumSession(1);
    const held = await stack.hold({ sessionId, email: 'refund@example.test' });
    await tell(held.paymentUrl, 'expired');
    await stack.book({ sessionId, email: 'other@example.test' });
    await tell(held.paymentUrl, 'completed');
    const [payment] = await app.nest.get(SeatPaymentsRepository).list(held.registration.id);
    const job = app.nest.get(RefundPaymentJob);
    const died = vi.spyOn(SeatPaymentsRepository.prototype, 'setRefunded').mockRejectedValueOnce(new Error('killed'));
    const refund = () => job.handle({ payment_id: payment?.id ?? '' });

    await expect(refund()).rejects.toThrow('killed');
    await refund();
    died.mockRestore();

    expect([...payments.refunds].filter(([key]) => key.includes(payment?.id ?? ''))).toHaveLength(1);
    expect(await stack.status(held.statusToken)).toMatchObject({ status: 'refunded', payment: 'refunded' });
  });

  it('refunds nothing that it cannot name, and does not say it had', async () => {
    const sessionId = await aPremiumSession(1);
    const held = await stack.hold({ sessionId, email: 'nameless@example.test' });
    await db.dataSource.query(`UPDATE seat_payment SET state = 'refunding', refund_due_at = now() WHERE seat_id = $1`, [
      held.registration.id,
    ]);
    const [payment] = await app.nest.get(SeatPaymentsRepository).list(held.registration.id);

    await app.nest.get(RefundPaymentJob).handle({ payment_id: payment?.id ?? '' });
    expect(await stack.status(held.statusToken)).toMatchObject({ payment: 'refunding' });
  });
});
