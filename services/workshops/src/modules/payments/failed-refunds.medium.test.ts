import { expect, it, vi } from 'vitest';
import { aSession } from '../../testing/a-session';
import { startBookingStack } from '../../testing/start-booking-stack';
import { SweepSeatsJob } from '../session-changes/sweep-seats.job';
import { FailedRefunds } from './failed-refunds.service';
import { RefundPaymentJob } from './refund-payment.job';
import { SeatPaymentsRepository } from './seat-payments.repository';

const stack = await startBookingStack();
const { app, clock, db, payments } = stack;
const repository = app.nest.get(SeatPaymentsRepository);
const settle = (seatId: string, how: 'again' | 'by_hand') => app.nest.get(FailedRefunds).settle(seatId, how);

/** A premium booking that was paid for and cancelled in time; its refund is ordered and not made. */
async function anOrderedRefund(email: string) {
  const sessionId = await aSession(db.dataSource, { premiumPriceEur: '49' });
  const held = await stack.hold({ sessionId, email });
  await stack.tell(held.paymentUrl, 'completed');
  const token = await stack.readToken(email);
  await stack.mine('POST', '/cancel', token, { refund_eur: 49 });
  const [payment] = await repository.list(held.registration.id);
  if (!payment) throw new Error('The booking has no payment.');
  const { paymentId } = payments.findPage(held.paymentUrl);
  return {
    seatId: held.registration.id,
    id: payment.id,
    paymentId,
    paymentUrl: held.paymentUrl,
    read: async () => {
      const [{ state, refundAttempt, refundFailedAt } = payment] = await repository.list(held.registration.id);
      return { state, attempt: refundAttempt, isLeft: refundFailedAt !== null };
    },
    page: async () => (await stack.mine('GET', '', token)).json(),
    countRefunds: () => [...payments.refunds.values()].filter((refunded) => refunded === paymentId).length,
  };
}

const make = (id: string) => app.nest.get(RefundPaymentJob).handle({ payment_id: id });

it('leaves a refund to the organiser that fails while its last attempt is being noted', async () => {
  const refund = await anOrderedRefund('between@refunds.test');
  await make(refund.id);
  await stack.tellRefundFailed(refund.paymentUrl, 1);
  const killed = vi.spyOn(SeatPaymentsRepository.prototype, 'setRefunded').mockRejectedValueOnce(new Error('killed'));
  await expect(make(refund.id)).rejects.toThrow('killed');
  killed.mockRestore();
  await stack.tellRefundFailed(refund.paymentUrl, 2);

  await make(refund.id);

  expect(await refund.read()).toEqual({ state: 'refunding', attempt: 2, isLeft: true });
  expect(refund.countRefunds()).toBe(2);
});

it('does not take a failure back that arrives while the provider answers', async () => {
  const refund = await anOrderedRefund('meanwhile@refunds.test');
  await make(refund.id);
  await stack.tellRefundFailed(refund.paymentUrl, 1);
  const provider = vi.spyOn(payments, 'refundPayment').mockImplementationOnce(async () => {
    await stack.tellRefundFailed(refund.paymentUrl, 2);
  });

  await make(refund.id);
  provider.mockRestore();

  expect(await refund.read()).toEqual({ state: 'refunding', attempt: 2, isLeft: true });
});

it('leaves a refund to the organiser that the provider refuses, or whose payment has no id', async () => {
  const refused = await anOrderedRefund('disputed@refunds.test');
  payments.refused.add(refused.paymentId);
  const nameless = await anOrderedRefund('nameless@refunds.test');
  await db.dataSource.query('UPDATE seat_payment SET payment_id = NULL WHERE id = $1', [nameless.id]);

  await app.runJobs();

  for (const refund of [refused, nameless]) {
    expect(await refund.read()).toEqual({ state: 'refunding', attempt: 1, isLeft: true });
    expect(refund.countRefunds()).toBe(0);
  }
  await settle(nameless.seatId, 'by_hand');
  expect(await nameless.read()).toEqual({ state: 'refunded', attempt: 1, isLeft: false });
  payments.refused.delete(refused.paymentId);
  await settle(refused.seatId, 'again');
  await app.runJobs();
  expect(await refused.read()).toEqual({ state: 'refunded', attempt: 2, isLeft: false });
});

it('lets the organiser settle a refund that is overdue, and none before', async () => {
  const refund = await anOrderedRefund('overdue@refunds.test');
  await expect(settle(refund.seatId, 'by_hand')).rejects.toMatchObject({ code: 'refund_not_failed' });

  clock.moment = new Date(Date.now() + 10 * 86_400_000);
  await settle(refund.seatId, 'by_hand');
  clock.moment = new Date();

  expect(await refund.read()).toMatchObject({ state: 'refunded' });
  await make(refund.id);
  expect(refund.countRefunds()).toBe(0);
});

it('knows a failed refund by its payment where it does not carry our reference', async () => {
  const refund = await anOrderedRefund('former@refunds.test');
  await make(refund.id);

  await stack.tellRefundFailed(refund.paymentUrl, null);

  expect(await refund.read()).toEqual({ state: 'refunding', attempt: 2, isLeft: false });
});

it('promises no time for a refund that waits for the organiser, and does not report it as late', async () => {
  const refund = await anOrderedRefund('late@refunds.test');
  payments.refused.add(refund.paymentId);
  await make(refund.id);
  expect(await refund.page()).toMatchObject({ cancellation: { refund_eur: 49, refund_by: null } });

  clock.moment = new Date(Date.now() + 10 * 86_400_000);
  const late = await repository.countLateRefunds(clock.now());
  await settle(refund.seatId, 'again');
  expect(await repository.countLateRefunds(clock.now())).toBe(late);
  expect(await refund.page()).toMatchObject({ cancellation: { refund_by: expect.any(String) } });
  await app.nest.get(SweepSeatsJob).handle({}, { signal: undefined });
  clock.moment = new Date();
});
