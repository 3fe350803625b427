import type { OpOutput } from '@declic/nest-kit';
import { afterAll, expect, it } from 'vitest';
import { aBooking } from '../../testing/a-booking';
import { aSession } from '../../testing/a-session';
import { countSeats } from '../../testing/count-seats';
import { BATCH_POINTS, BOOKING_POINTS, CANCEL_POINTS, PAYMENT_POINTS, REFUND_POINTS } from '../../testing/fail-points';
import { killingBeside } from '../../testing/kill-at';
import { startPaymentServer } from '../../testing/payment-server';
import { startBookingStack } from '../../testing/start-booking-stack';

const stack = await startBookingStack();
const { app: survivor, db, payments, mine } = stack;
const provider = await startPaymentServer(payments);
const { killAt, takeOver } = killingBeside(stack, provider.env);
afterAll(() => provider.close());

let people = 0;
const newPerson = () => `person-${(people += 1)}@killed.test`;
const aPremiumSession = () => aSession(db.dataSource, { capacity: 1, premiumPriceEur: '49' });

async function aPaidSeat() {
  const sessionId = await aPremiumSession();
  const held = await stack.hold({ sessionId, email: newPerson() });
  await stack.tell(held.paymentUrl, 'completed');
  return { ...held, sessionId, token: await stack.readToken(held.registration.email) };
}

const countRefunds = (url: string) =>
  [...payments.refunds.values()].filter((id) => id === payments.findPage(url).paymentId).length;

const json = { 'content-type': 'application/json' };

it.each(BATCH_POINTS)('a service that is killed %s gives one seat and confirms it once', async (point) => {
  const sessionId = await aSession(db.dataSource, { capacity: 2 });
  const email = newPerson();
  const attempt = { 'idempotency-key': `attempt-of-${email}` };
  await killAt(point, 'bookings', {
    body: JSON.stringify(aBooking({ sessionId, email })),
    headers: { ...json, ...attempt },
  });

  expect((await stack.book({ sessionId, email }, attempt)).statusCode).toBe(201);
  await takeOver();

  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
  expect(stack.subjects(email)).toHaveLength(1);
});

it.each(BOOKING_POINTS)('a service that is killed %s holds one seat on one page', async (point) => {
  const sessionId = await aPremiumSession();
  const email = newPerson();
  const attempt = { 'idempotency-key': `attempt-of-${email}` };
  const body = JSON.stringify(aBooking({ sessionId, email, ticketType: 'premium' }));
  await killAt(point, 'bookings', { body, headers: { ...json, ...attempt } });

  const again = await stack.hold({ sessionId, email }, attempt);

  expect(payments.pages.filter(({ order }) => order.customerEmail === email)).toHaveLength(1);
  await stack.tell(again.paymentUrl, 'completed');
  expect(await stack.status(again.statusToken)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
});

it.each(PAYMENT_POINTS)('a service that is killed %s confirms the seat once', async (point) => {
  const sessionId = await aPremiumSession();
  const held = await stack.hold({ sessionId, email: newPerson() });
  const event = payments.tell(payments.findPage(held.paymentUrl), 'completed');
  await killAt(point, 'payments/webhook', { body: event.payload, headers: event.headers });

  // The provider got no answer and tells it again.
  expect((await survivor.inject({ method: 'POST', url: '/api/workshops/payments/webhook', ...event })).statusCode).toBe(
    200,
  );

  expect(await stack.status(held.statusToken)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  const links = await db.dataSource.query<object[]>('SELECT FROM booking_link WHERE seat_id = $1', [
    held.registration.id,
  ]);
  expect(links).toHaveLength(1);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
});

it.each(CANCEL_POINTS)('a service that is killed %s refunds once', async (point) => {
  const { sessionId, token, paymentUrl, statusToken } = await aPaidSeat();
  const cancel = { refund_eur: 49 };
  const headers = { ...json, 'booking-token': token };
  await killAt(point, 'my-booking/cancel', { body: JSON.stringify(cancel), headers });

  expect(
    (await mine('POST', '/cancel', token, cancel)).json<OpOutput<'cancelMyBooking'>>().cancellation.refund_eur,
  ).toBe(49);
  await takeOver();

  expect([countRefunds(paymentUrl), await stack.status(statusToken)]).toMatchObject([1, { payment: 'refunded' }]);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });
});

it.each(REFUND_POINTS)('a service that is killed %s gives the money back once', async (point) => {
  const { token, paymentUrl, statusToken } = await aPaidSeat();
  await mine('POST', '/cancel', token, { refund_eur: 49 });
  await killAt(point);
  await takeOver();

  expect(countRefunds(paymentUrl)).toBe(1);
  expect(await stack.status(statusToken)).toMatchObject({ status: 'refunded', payment: 'refunded' });
});
