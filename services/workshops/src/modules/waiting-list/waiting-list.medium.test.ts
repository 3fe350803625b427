import type { OpOutput } from '@declic/nest-kit';
import { expect, it } from 'vitest';
import { aSession } from '../../testing/a-session';
import { countSeats } from '../../testing/count-seats';
import { startBookingStack } from '../../testing/start-booking-stack';
import { ExpiredHoldsRepository } from '../seats/expired-holds.repository';
import { LockedSeats } from '../seats/locked-seat.service';
import { SeatGrants } from '../seat-grants/seat-grants.service';
import { SessionChangesService } from '../session-changes/session-changes.service';

const stack = await startBookingStack();
const { app, clock, db, place } = stack;

const wait = (sessionId: string, email: string, ticketType = 'free') =>
  stack.join({ sessionId, email, ticketType, gdprConsent: true });
const read = async (token: string) => (await place('GET', '', token)).json<OpOutput<'getWaitingPlace'>>();
const accept = (token: string) => place('POST', '/accept', token, { firstName: 'Lin', telegramNotifications: false });

/** A full session with two people in line, and the token of the booking that has its seat. */
async function aFullSession(names: readonly [string, string]) {
  const sessionId = await aSession(db.dataSource, { capacity: 1, premiumPriceEur: '49' });
  const holder = `holder-of-${names[0]}`;
  await stack.book({ sessionId, email: holder });
  for (const name of names) expect((await wait(sessionId, name)).statusCode).toBe(201);
  return { sessionId, holder: await stack.readToken(holder) };
}

/** What the sweeper does for a session. */
async function sweep(): Promise<void> {
  for (const id of await app.nest.get(ExpiredHoldsRepository).listSessions(clock.now()))
    await app.nest
      .get(LockedSeats)
      .withSession(id, ({ manager, session, now }) => app.nest.get(SeatGrants).reclaim(manager, session, now));
}

it('offers a freed seat to the first in line, holds it for that person alone, and asks the next when it is passed', async () => {
  const { sessionId, holder } = await aFullSession(['one@a.test', 'two@a.test']);
  const [one, two] = [await stack.readToken('one@a.test', 'waiting'), await stack.readToken('two@a.test', 'waiting')];
  expect([(await read(one)).position, (await read(two)).position]).toEqual([1, 2]);
  expect((await accept(one)).json()).toMatchObject({ code: 'no_offer' });

  await stack.mine('POST', '/cancel', holder, { refund_eur: 0 });

  expect(await read(one)).toMatchObject({ status: 'offered', offer_expires_at: expect.any(String) });
  expect((await stack.book({ sessionId, email: 'newcomer@a.test' })).json()).toMatchObject({ code: 'sold_out' });
  expect((await place('POST', '/pass', one)).json()).toMatchObject({ status: 'passed' });
  expect((await accept(one)).json()).toMatchObject({ status: 409, code: 'offer_over' });
  const accepted = await accept(two);
  expect(accepted.json()).toMatchObject({ registration: { status: 'confirmed', firstName: 'Lin' }, paymentUrl: null });
  expect((await accept(two)).json().registration).toEqual(accepted.json().registration);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
});

it('asks the next when an offer is not answered in time, and tells the person', async () => {
  const { sessionId, holder } = await aFullSession(['slow@b.test', 'quick@b.test']);
  await stack.mine('POST', '/cancel', holder, { refund_eur: 0 });
  const slow = await stack.readToken('slow@b.test', 'waiting');

  clock.moment = new Date(Date.now() + 12.5 * 3_600_000);
  await sweep();

  expect(await read(slow)).toMatchObject({ status: 'expired' });
  expect(await read(await stack.readToken('quick@b.test', 'waiting'))).toMatchObject({ status: 'offered' });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
});

it('is left with one press; an open offer then goes on', async () => {
  const { holder } = await aFullSession(['leaves@c.test', 'stays@c.test']);
  await stack.mine('POST', '/cancel', holder, { refund_eur: 0 });
  const leaves = await stack.readToken('leaves@c.test', 'waiting');

  expect((await place('POST', '/leave', leaves)).json()).toMatchObject({ status: 'left' });
  expect((await place('POST', '/leave', leaves)).json()).toMatchObject({ status: 'left' });

  expect(await read(await stack.readToken('stays@c.test', 'waiting'))).toMatchObject({ status: 'offered' });
});

it('is closed while there are seats, and to those who wait already or have a seat', async () => {
  const { sessionId } = await aFullSession(['d1@d.test', 'd2@d.test']);
  const open = await aSession(db.dataSource, { capacity: 1 });

  expect((await wait(open, 'd1@d.test')).json()).toMatchObject({ code: 'seats_available' });
  expect((await wait(sessionId, 'D1@d.test')).json()).toMatchObject({ code: 'already_waiting' });
  expect((await wait(sessionId, 'holder-of-d1@d.test')).json()).toMatchObject({ code: 'already_booked' });
});

it('gives further seats to the line first; a premium one is paid for before it is taken', async () => {
  const sessionId = await aSession(db.dataSource, { capacity: 1, premiumPriceEur: '49' });
  await stack.book({ sessionId, email: 'seat@e.test' });
  await wait(sessionId, 'premium@e.test', 'premium');

  await app.nest.get(SessionChangesService).change(sessionId, { capacity: 3 });

  const token = await stack.readToken('premium@e.test', 'waiting');
  const { paymentUrl, statusToken } = (await accept(token)).json<OpOutput<'acceptOffer'>>();
  expect(await stack.status(statusToken)).toMatchObject({ status: 'held', payment: 'open' });
  expect((await read(token)).booking).toMatchObject({ status: 'held', payment_url: paymentUrl });
  await stack.tell(paymentUrl ?? '', 'completed');
  expect(await stack.status(statusToken)).toMatchObject({ status: 'confirmed' });
  expect((await read(token)).booking).toEqual({ status: 'confirmed', payment_url: null, expires_at: null });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 2, ledger: 2 });
});

it('stands as it was when the provider is away as it is accepted', async () => {
  const sessionId = await aSession(db.dataSource, { capacity: 1, premiumPriceEur: '49' });
  await stack.book({ sessionId, email: 'seat@f.test' });
  await wait(sessionId, 'premium@f.test', 'premium');
  await app.nest.get(SessionChangesService).change(sessionId, { capacity: 2 });
  const token = await stack.readToken('premium@f.test', 'waiting');
  const offered = await read(token);

  stack.payments.away = true;
  const refused = await accept(token);
  stack.payments.away = false;

  expect(refused.json()).toMatchObject({ status: 503, code: 'payments_unavailable' });
  expect(await read(token)).toEqual(offered);
  const { paymentUrl, statusToken } = (await accept(token)).json<OpOutput<'acceptOffer'>>();
  await stack.tell(paymentUrl ?? '', 'completed');
  expect(await stack.status(statusToken)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 2, ledger: 2 });
});

it('offers no ticket that is not sold any more', async () => {
  const sessionId = await aSession(db.dataSource, { capacity: 1, premiumPriceEur: '49' });
  await stack.book({ sessionId, email: 'seat@g.test' });
  await wait(sessionId, 'premium@g.test', 'premium');
  await wait(sessionId, 'free@g.test');

  await app.nest.get(SessionChangesService).change(sessionId, { premium_price_eur: 0, capacity: 3 });

  expect(await read(await stack.readToken('premium@g.test', 'waiting'))).toMatchObject({ status: 'waiting' });
  expect(await read(await stack.readToken('free@g.test', 'waiting'))).toMatchObject({ status: 'offered' });
});
