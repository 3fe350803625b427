import { expect, it } from 'vitest';
import { aBooking } from '../../testing/a-booking';
import { aConfirmedSeat } from '../../testing/a-confirmed-seat';
import { aSession } from '../../testing/a-session';
import { countSeats } from '../../testing/count-seats';
import { type FailPoint, MOVE_POINTS, SESSION_CANCEL_POINTS } from '../../testing/fail-points';
import { killingBeside } from '../../testing/kill-at';
import { readSequence } from '../../testing/read-sequence';
import { startBookingStack } from '../../testing/start-booking-stack';
import { CancelSessionService } from './cancel-session.service';
import { SessionChangesService } from './session-changes.service';

/** More than a portion. */
const PEOPLE = 60;

const stack = await startBookingStack();
const { app, db, place } = stack;
const { killAt, takeOver } = killingBeside(stack);
const json = { 'content-type': 'application/json' };
let sessions = 0;
const newDomain = () => `d${(sessions += 1)}.test`;

async function aBookedSession(domain: string): Promise<string> {
  const sessionId = await aSession(db.dataSource, { capacity: PEOPLE });
  for (let seat = 0; seat < PEOPLE; seat += 1)
    await aConfirmedSeat(db.dataSource, { sessionId, email: `n${seat}@${domain}` });
  return sessionId;
}

/** The SEQUENCE of each mail with such a subject, by address, in the order in which they were sent. */
function listSequences(domain: string, subject: string): number[][] {
  const sent = new Map<string, number[]>();
  for (const mail of app.mails)
    if (mail.to.endsWith(`@${domain}`) && mail.subject.startsWith(subject))
      sent.set(mail.to, [...(sent.get(mail.to) ?? []), readSequence(mail)]);
  return [...sent.values()];
}

it.each(SESSION_CANCEL_POINTS)('a service that is killed %s tells each person once', async (point) => {
  const domain = newDomain();
  const sessionId = await aBookedSession(domain);
  await app.nest.get(CancelSessionService).cancel(sessionId, null);
  await killAt(point);
  await takeOver();

  expect(listSequences(domain, 'Atelier annulé')).toEqual(Array(PEOPLE).fill([1]));
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });
});

it.each(MOVE_POINTS)('a service that is killed %s tells each person the latest time once', async (point) => {
  const domain = newDomain();
  const sessionId = await aBookedSession(domain);
  const changes = app.nest.get(SessionChangesService);
  await changes.change(sessionId, { start: '2031-06-06T18:30' });
  await killAt(point);
  await changes.change(sessionId, { start: '2031-07-07T18:30' });
  await takeOver();

  const told = listSequences(domain, 'Nouvel horaire');
  expect(told).toHaveLength(PEOPLE);
  // The first change may have reached who was told of it before the second one.
  for (const sequences of told) expect([[2], [1, 2]]).toContainEqual(sequences);
});

/** A full session with one seat, whose holder gives it up: the first of two in line has an offer, unless `isOffered` is false. */
async function aLine({ isOffered = true } = {}) {
  const domain = newDomain();
  const sessionId = await aSession(db.dataSource, { capacity: 1 });
  const [holder, first, second] = ['holder', 'first', 'second'].map((name) => `${name}@${domain}`) as [
    string,
    string,
    string,
  ]; // three
  await stack.book({ sessionId, email: holder });
  for (const email of [first, second])
    expect((await stack.join({ sessionId, email, ticketType: 'free', gdprConsent: true })).statusCode).toBe(201);
  const token = await stack.readToken(holder);
  const cancel = () => stack.mine('POST', '/cancel', token, { refund_eur: 0 });
  if (isOffered) await cancel();
  const waiting = await stack.readToken(first, 'waiting');
  return { sessionId, first, second, cancel, holderToken: token, waiting };
}

const countOffers = (address: string) =>
  stack.subjects(address).filter((subject) => subject.startsWith('Une place se libère')).length;

async function expectOneSeat(sessionId: string): Promise<void> {
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
}

it('offers a seat once when it is killed after the offer, before the commit', async () => {
  const { sessionId, first, second, cancel, holderToken } = await aLine({ isOffered: false });
  const body = JSON.stringify({ refund_eur: 0 });
  await killAt('after a seat is offered, before the commit', 'my-booking/cancel', {
    body,
    headers: { ...json, 'booking-token': holderToken },
  });

  expect((await cancel()).statusCode).toBe(200);
  await takeOver();

  expect([countOffers(first), countOffers(second)]).toEqual([1, 0]);
  await expectOneSeat(sessionId);
});

it.each<FailPoint>(['after an offer is accepted, before the commit', 'after an offer is accepted, before the answer'])(
  'a service that is killed %s gives the seat once',
  async (point) => {
    const { sessionId, first, second, waiting } = await aLine();
    const facts = { firstName: 'Lin', telegramNotifications: false };
    await killAt(point, 'my-waiting-place/accept', {
      body: JSON.stringify(facts),
      headers: { ...json, 'waiting-token': waiting },
    });

    expect((await place('POST', '/accept', waiting, facts)).json()).toMatchObject({
      registration: { status: 'confirmed' },
    });
    await takeOver();

    expect(stack.subjects(first).filter((subject) => subject.startsWith('Place confirmée'))).toHaveLength(1);
    expect(countOffers(second)).toBe(0);
    await expectOneSeat(sessionId);
  },
);

it('passes a seat on once when it is killed before the commit', async () => {
  const { sessionId, second, waiting } = await aLine();
  await killAt('after an offer is passed on, before the commit', 'my-waiting-place/pass', {
    headers: { 'waiting-token': waiting },
  });

  expect((await place('POST', '/pass', waiting)).json()).toMatchObject({ status: 'passed' });
  await takeOver();

  expect(countOffers(second)).toBe(1);
  await expectOneSeat(sessionId);
});

it('asks the next once when it is killed after an offer has expired, before the commit', async () => {
  const { sessionId, first, second } = await aLine();
  await db.dataSource.query(
    `UPDATE seat_allocation SET held_until = now() - interval '1 minute' WHERE session_id = $1 AND held_for = 'offer'`,
    [sessionId],
  );
  const email = first.replace('first@', 'late@');
  const body = JSON.stringify(aBooking({ sessionId, email }));
  await killAt('after an offer has expired, before the commit', 'bookings', { body, headers: json });

  // Full: the line comes first.
  expect((await stack.book({ sessionId, email })).json()).toMatchObject({ code: 'sold_out' });
  await takeOver();

  expect([countOffers(first), countOffers(second)]).toEqual([1, 1]);
  await expectOneSeat(sessionId);
});
