import { expect, it, vi } from 'vitest';
import { aConfirmedSeat } from '../../testing/a-confirmed-seat';
import { aSession } from '../../testing/a-session';
import { countSeats } from '../../testing/count-seats';
import { startBookingStack } from '../../testing/start-booking-stack';
import { BookingNotices } from '../booked-seats/booking-notices';
import { FailedRefunds } from '../payments/failed-refunds.service';
import { CancelSessionService } from './cancel-session.service';
import { EndCancelledSession } from './end-cancelled-session.service';
import { ResumeSessionChangesJob } from './resume-session-changes.job';
import { SweepSeatsJob } from './sweep-seats.job';

const stack = await startBookingStack();
const { app, db, payments } = stack;

const cancel = (sessionId: string) => app.nest.get(CancelSessionService).cancel(sessionId, 'Malade');

/** A premium booking that was paid for, and its personal link. */
async function aPaidSeat(sessionId: string, email: string) {
  const held = await stack.hold({ sessionId, email });
  await stack.tell(held.paymentUrl, 'completed');
  return { ...held, token: await stack.readToken(email) };
}

it('ends bookings in portions, each of which orders the next one', async () => {
  const sessionId = await aSession(db.dataSource, { capacity: 200 });
  for (let seat = 0; seat < 60; seat += 1)
    await aConfirmedSeat(db.dataSource, { sessionId, email: `n${seat}@portion.test` });
  await cancel(sessionId);

  await app.nest.get(EndCancelledSession).endSome(sessionId);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 10, ledger: 10 });
  await app.runJobs();

  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });
  const told = app.mails.filter(
    ({ to, subject }) => to.endsWith('@portion.test') && subject.startsWith('Atelier annulé'),
  );
  expect(new Set(told.map(({ to }) => to)).size).toBe(60);
  expect(told).toHaveLength(60);
});

it('ends the other bookings when one cannot be ended, and comes back to that one', async () => {
  const sessionId = await aSession(db.dataSource);
  const emails = ['a@stuck.test', 'b@stuck.test', 'c@stuck.test'];
  for (const email of emails) await aConfirmedSeat(db.dataSource, { sessionId, email });
  const notices = app.nest.get(BookingNotices);
  const tell = notices.sessionCancelled.bind(notices);
  const stuck = vi.spyOn(notices, 'sessionCancelled').mockImplementation(async (manager, notice) => {
    await tell(manager, notice);
    if (notice.seat.email === 'b@stuck.test') await manager.query('SELECT 1 / 0');
  });
  const told = () => app.mails.filter(({ to }) => to.endsWith('@stuck.test')).map(({ to }) => to);

  await cancel(sessionId);
  await app.runJobs();
  stuck.mockRestore();
  expect(told().toSorted()).toEqual(['a@stuck.test', 'c@stuck.test']);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });

  await app.nest.get(ResumeSessionChangesJob).handle({}, { signal: undefined });
  await app.runJobs();
  expect(told().toSorted()).toEqual(emails);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });
});

it('is ended anew by a repeated cancellation, where the job of the first one is gone', async () => {
  const sessionId = await aSession(db.dataSource);
  await aConfirmedSeat(db.dataSource, { sessionId, email: 'left@gone.test' });
  await db.dataSource.query(`UPDATE workshop_session SET status = 'cancelled', cancelled_at = now() WHERE id = $1`, [
    sessionId,
  ]);

  await cancel(sessionId);
  await app.runJobs();

  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });
  expect(stack.subjects('left@gone.test')).toHaveLength(1);
});

it('tells the line that the workshop is cancelled, also when it would have begun meanwhile', async () => {
  const sessionId = await aSession(db.dataSource, { capacity: 1 });
  await aConfirmedSeat(db.dataSource, { sessionId, email: 'seat@begun.test' });
  await stack.join({ sessionId, email: 'line@begun.test', ticketType: 'free', gdprConsent: true });
  await cancel(sessionId);
  await db.dataSource.query(`UPDATE workshop_session SET start_utc = now() - interval '1 minute' WHERE id = $1`, [
    sessionId,
  ]);

  await app.nest.get(SweepSeatsJob).handle({}, { signal: undefined });
  await app.runJobs();

  expect(stack.subjects('line@begun.test').filter((subject) => subject.startsWith('Atelier annulé'))).toHaveLength(1);
});

it('gives money back to who cancelled too late for it, when the workshop is cancelled afterwards', async () => {
  const startUtc = new Date(Date.now() + 3_600_000);
  const sessionId = await aSession(db.dataSource, { premiumPriceEur: '49', startUtc });
  const { statusToken, token } = await aPaidSeat(sessionId, 'late@example.test');
  expect((await stack.mine('POST', '/cancel', token, { refund_eur: 0 })).json()).toMatchObject({ payment: 'paid' });

  await cancel(sessionId);
  await app.runJobs();

  expect(await stack.status(statusToken)).toMatchObject({ status: 'refunded', payment: 'refunded' });
  expect(app.mails.findLast(({ to }) => to === 'late@example.test')?.text).toContain('sans remboursement, est annulé');
});

it('tries a refund again that the provider reports as failed, and then leaves it to the organiser', async () => {
  const sessionId = await aSession(db.dataSource, { premiumPriceEur: '49' });
  const { paymentUrl, registration, statusToken, token } = await aPaidSeat(sessionId, 'card@example.test');
  await stack.mine('POST', '/cancel', token, { refund_eur: 49 });
  await app.runJobs();
  const state = () => stack.status(statusToken);
  const mine = () =>
    [...payments.refunds.values()].filter((id) => id === payments.findPage(paymentUrl).paymentId).length;
  const isLeft = async () => {
    const [row] = await db.dataSource.query<{ is_left: boolean }[]>(
      'SELECT refund_failed_at IS NOT NULL AS is_left FROM seat_payment WHERE seat_id = $1',
      [registration.id],
    );
    return row?.is_left;
  };

  await stack.tellRefundFailed(paymentUrl, 1);
  expect(await state()).toMatchObject({ status: 'cancelled', payment: 'refunding' });
  await app.runJobs();
  expect([mine(), await state()]).toMatchObject([2, { status: 'refunded', payment: 'refunded' }]);

  // Of the first attempt, told again; then of the second.
  await stack.tellRefundFailed(paymentUrl, 1);
  expect(await state()).toMatchObject({ payment: 'refunded' });
  await stack.tellRefundFailed(paymentUrl, 2);
  await app.runJobs();
  expect([mine(), await isLeft(), await state()]).toMatchObject([2, true, { payment: 'refunding' }]);

  const failed = app.nest.get(FailedRefunds);
  await failed.settle(registration.id, 'again');
  await app.runJobs();
  expect([mine(), await isLeft(), await state()]).toMatchObject([3, false, { payment: 'refunded' }]);
  await expect(failed.settle(registration.id, 'by_hand')).rejects.toMatchObject({ code: 'refund_not_failed' });
  await stack.tellRefundFailed(paymentUrl, 3);
  await failed.settle(registration.id, 'by_hand');
  expect([mine(), await isLeft(), await state()]).toMatchObject([
    3,
    false,
    { status: 'refunded', payment: 'refunded' },
  ]);
});
