import type { OpOutput } from '@declic/nest-kit';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../testing/a-session';
import { countSeats } from '../../testing/count-seats';
import { startBookingStack } from '../../testing/start-booking-stack';
import { whileLocked } from '../../testing/while-locked';
import { CancelSessionService } from '../session-changes/cancel-session.service';

const stack = await startBookingStack({ env: { UNCONFIRMED_SEATS_PER_NETWORK: '2' } });
const { app, clock, db, payments, mine } = stack;
const network = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` });

const read = async (token: string) => (await mine('GET', '', token)).json<OpOutput<'getMyBooking'>>();

/** A paid premium booking and the token of its link. */
async function aPaidBooking(sessionId: string, email: string): Promise<string> {
  const { paymentUrl } = await stack.hold({ sessionId, email });
  await stack.tell(paymentUrl, 'completed');
  return stack.readToken(email);
}

describe('a personal link', () => {
  it('shows the booking and changes nothing; an altered one and none at all open nothing', async () => {
    const sessionId = await aSession(db.dataSource, { premiumPriceEur: '49', roomUrl: 'https://meet.example/1' });
    const token = await aPaidBooking(sessionId, 'link@example.test');

    const booking = await read(token);

    expect(booking).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      price_eur: 49,
      address_confirmed: false,
      cancellation: { possible: true, refund_eur: 49, refund_by: null },
      room: { state: 'not_yet', url: null },
      replay: { state: 'not_yet' },
    });
    expect(await read(token)).toEqual(booking);
    const altered = await mine('GET', '', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
    expect(altered.json()).toMatchObject({ status: 404, code: 'booking_link_invalid' });
    expect((await app.inject({ method: 'GET', url: '/api/workshops/my-booking' })).statusCode).toBe(401);
    const [stored] = await db.dataSource.query<{ token_hash: Buffer }[]>('SELECT token_hash FROM booking_link LIMIT 1');
    expect(stored?.token_hash.toString('base64url')).not.toBe(token);
    clock.moment = new Date(Date.now() + 200 * 86_400_000);
    expect((await mine('GET', '', token)).json()).toMatchObject({ code: 'booking_link_invalid' });
  });

  it('opens the room, the After-Workshop and the replay at their time, the last two for premium alone', async () => {
    const startUtc = new Date(Date.now() + 3 * 3_600_000);
    const links = { roomUrl: 'https://meet.example/r', afterWorkshopUrl: 'https://meet.example/a' };
    const replay = { replayUrl: 'https://cdn.example/replay.mp4', replayKind: 'file' } as const;
    const sessionId = await aSession(db.dataSource, { startUtc, premiumPriceEur: '49', ...links, ...replay });
    const premium = await aPaidBooking(sessionId, 'premium@example.test');
    await stack.book({ sessionId, email: 'free@example.test' }, network(1));
    const free = await stack.readToken('free@example.test');

    clock.moment = new Date(startUtc.getTime() + 60_000);
    expect(await read(premium)).toMatchObject({ room: { url: links.roomUrl }, after_workshop: { state: 'open' } });
    expect(await read(free)).toMatchObject({ room: { state: 'open' }, after_workshop: { state: 'not_included' } });
    clock.moment = new Date(startUtc.getTime() + 4 * 3_600_000);
    expect(await read(premium)).toMatchObject({ room: { state: 'over' }, replay: { state: 'open', kind: 'file' } });
    expect(await read(free)).toMatchObject({ replay: { state: 'not_included', url: null } });
  });
});

describe('a cancellation', () => {
  it('gives back what was shown, once, and frees the seat', async () => {
    const sessionId = await aSession(db.dataSource, { capacity: 1, premiumPriceEur: '49' });
    const token = await aPaidBooking(sessionId, 'cancels@example.test');

    expect((await mine('POST', '/cancel', token, { refund_eur: 0 })).json()).toMatchObject({ code: 'refund_changed' });
    const cancelled = await mine('POST', '/cancel', token, { refund_eur: 49 });
    await mine('POST', '/cancel', token, { refund_eur: 49 });
    await app.runJobs();

    expect(cancelled.json()).toMatchObject({ status: 'cancelled', cancellation: { possible: false, refund_eur: 49 } });
    expect(await read(token)).toMatchObject({ status: 'refunded', payment: 'refunded' });
    expect(payments.refunds.size).toBe(1);
    expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });
  });

  it('is without a refund shortly before the start, and over once it has begun', async () => {
    const startUtc = new Date(Date.now() + 3 * 3_600_000);
    const sessionId = await aSession(db.dataSource, { startUtc, premiumPriceEur: '49' });
    const token = await aPaidBooking(sessionId, 'too-late@example.test');

    clock.moment = new Date(startUtc.getTime() + 60_000);
    expect((await mine('POST', '/cancel', token, { refund_eur: 0 })).json()).toMatchObject({
      code: 'cancellation_closed',
    });
    clock.moment = new Date(startUtc.getTime() - 60_000);
    expect((await read(token)).cancellation).toMatchObject({ possible: true, refund_eur: 0 });
    expect((await mine('POST', '/cancel', token, { refund_eur: 0 })).json()).toMatchObject({
      status: 'cancelled',
      payment: 'paid',
    });
  });

  it('of the workshop refunds all payments and closes what is open; late payments go back', async () => {
    const sessionId = await aSession(db.dataSource, { premiumPriceEur: '49' });
    const paid = await aPaidBooking(sessionId, 'paid@example.test');
    const open = await stack.hold({ sessionId, email: 'open@example.test' });
    const before = payments.refunds.size;

    await app.nest.get(CancelSessionService).cancel(sessionId, 'Malade');
    await app.nest.get(CancelSessionService).cancel(sessionId, 'Malade');
    await stack.tell(open.paymentUrl, 'completed');
    await app.runJobs();

    expect(payments.refunds.size).toBe(before + 2);
    expect(await read(paid)).toMatchObject({ status: 'refunded', session: { status: 'cancelled' } });
    expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });
    expect((await stack.book({ sessionId, email: 'new@example.test' }, network(2))).json()).toMatchObject({
      code: 'workshop_cancelled',
    });
  });
});

it('gives the seat to another person, whose link works and the former one does not', async () => {
  const sessionId = await aSession(db.dataSource, { capacity: 2 });
  await stack.book({ sessionId, email: 'giver@example.test' }, network(3));
  await stack.book({ sessionId, email: 'holder@example.test' }, network(4));
  const token = await stack.readToken('giver@example.test');
  const give = (email: string) => mine('POST', '/transfer', token, { email, firstName: 'Lin' });

  expect((await give('HOLDER@example.test')).json()).toMatchObject({ code: 'already_booked' });
  expect((await give('Giver@example.test')).json()).toMatchObject({ code: 'own_address' });
  expect((await give('lin@example.test')).statusCode).toBe(204);

  expect((await mine('GET', '', token)).statusCode).toBe(404);
  expect(await read(await stack.readToken('lin@example.test'))).toMatchObject({
    first_name: 'Lin',
    status: 'confirmed',
  });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 2, ledger: 2 });
});

it('does nothing for the former holder whose press waited while the seat was given away', async () => {
  const sessionId = await aSession(db.dataSource);
  await stack.book({ sessionId, email: 'former@example.test' }, network(5));
  const token = await stack.readToken('former@example.test');

  const answer = await whileLocked(db.dataSource, sessionId, {
    start: () => mine('POST', '/cancel', token, { refund_eur: 0 }),
    change: (manager) =>
      manager.query('DELETE FROM booking_link USING seat_allocation s WHERE seat_id = s.id AND s.session_id = $1', [
        sessionId,
      ]),
  });

  expect(answer.json()).toMatchObject({ status: 404, code: 'booking_link_invalid' });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
});

describe('one network', () => {
  it('takes a few places in line, then each counts from the press in its mail', async () => {
    const sessionId = await aSession(db.dataSource, { capacity: 1 });
    await stack.book({ sessionId, email: 'seat@line.test' }, network(70));
    const join = async (name: string, host: number) =>
      (
        await stack.join(
          { sessionId, email: `${name}@line.test`, ticketType: 'free', gdprConsent: true },
          network(host),
        )
      ).json<OpOutput<'joinWaitingList'>>().position;

    expect([await join('a', 71), await join('b', 71), await join('c', 71), await join('d', 71)]).toEqual([
      1,
      2,
      null,
      null,
    ]);
    expect(await join('elsewhere', 72)).toBe(3);

    const token = await stack.readToken('d@line.test', 'waiting');
    const press = async () => (await stack.place('POST', '/confirm', token)).json<OpOutput<'getWaitingPlace'>>();
    expect((await stack.place('GET', '', token)).json()).toMatchObject({ status: 'unconfirmed', position: null });
    expect(await press()).toMatchObject({ status: 'waiting', position: 4 });
    expect(await press()).toMatchObject({ status: 'waiting', position: 4 });
    expect(await join('e', 71)).toBeNull();
  });

  it('takes a few seats, then each needs a press in its mail, which may come too late', async () => {
    const sessionId = await aSession(db.dataSource, { capacity: 4 });
    const book = async (name: string) =>
      (await stack.book({ sessionId, email: `${name}@office.test` }, network(50))).json<OpOutput<'bookWorkshop'>>();

    const answers = [await book('a'), await book('b'), await book('c'), await book('d')];

    const states = answers.map(({ registration }) => registration.status);
    expect(states).toEqual(['confirmed', 'confirmed', 'unconfirmed', 'unconfirmed']);
    expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 2, ledger: 2 });

    const third = await stack.readToken('c@office.test');
    expect((await mine('POST', '/confirm', third)).json()).toMatchObject({
      status: 'confirmed',
      address_confirmed: true,
    });
    await stack.book({ sessionId, email: 'elsewhere@example.test' }, network(51));
    const fourth = await stack.readToken('d@office.test');
    expect((await mine('POST', '/confirm', fourth)).json()).toMatchObject({ status: 409, code: 'sold_out' });
    expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 4, ledger: 4 });
    const late = await stack.book({ sessionId, email: 'e@office.test' }, network(50));
    expect(late.json()).toMatchObject({ status: 409, code: 'sold_out' });
  });
});

it('mails the link again, and answers alike for an address without a booking', async () => {
  const sessionId = await aSession(db.dataSource);
  await stack.book({ sessionId, email: 'lost@example.test' }, network(60));
  const ask = (email: string) => stack.askLink({ sessionId, email });

  const [known, unknown] = [await ask('lost@example.test'), await ask('nobody@example.test')];

  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  await app.runJobs();
  expect(stack.subjects('lost@example.test')).toHaveLength(2);
  expect(stack.subjects('nobody@example.test')).toEqual([]);
});

it('mails no link to an address whose seat was given away meanwhile', async () => {
  const sessionId = await aSession(db.dataSource);
  await stack.book({ sessionId, email: 'gave@example.test' }, network(61));
  await app.runJobs();

  const answer = await whileLocked(db.dataSource, sessionId, {
    start: () => stack.askLink({ sessionId, email: 'gave@example.test' }),
    change: (manager) =>
      manager.query(`UPDATE seat_allocation SET email = 'got@example.test' WHERE session_id = $1`, [sessionId]),
  });

  expect(answer.statusCode).toBe(202);
  await app.runJobs();
  expect(stack.subjects('gave@example.test')).toHaveLength(1);
  expect(stack.subjects('got@example.test')).toEqual([]);
});
