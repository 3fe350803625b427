import { expect, it } from 'vitest';
import { aConfirmedSeat } from '../../testing/a-confirmed-seat';
import { aSession } from '../../testing/a-session';
import { countSeats } from '../../testing/count-seats';
import { startWorkshops } from '../../testing/start-workshops';
import { EraseOldBookingsJob } from './erase-old-bookings.job';

const { app, db } = await startWorkshops();

const erase = () => app.nest.get(EraseOldBookingsJob).handle({}, { signal: undefined });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const hash = (text: string) => Buffer.from(text.padEnd(32));

/** A workshop that ended some days ago, with everything that is stored about a person who came and one who waited. */
async function aPastWorkshop(days: number) {
  const sessionId = await aSession(db.dataSource, { startUtc: daysAgo(days), durationMin: 1 });
  const seatId = await aConfirmedSeat(db.dataSource, { sessionId, email: `came-${days}@example.test` });

  const link = [seatId, hash(String(days)), daysAgo(days), daysAgo(days - 90)];
  await db.dataSource.query('INSERT INTO booking_link VALUES ($2, $1, $3, $4)', link);
  await db.dataSource.query('INSERT INTO telegram_chat VALUES ($1, 42, $2)', [seatId, daysAgo(days)]);
  await db.dataSource.query(
    `INSERT INTO waiting_place (session_id, email, ticket_type, state, network_hash, consent_at, joined_at, changed_at)
     VALUES ($1, $2, 'free', 'closed', $4, $3, $3, $3)`,
    [sessionId, `waited-${days}@example.test`, daysAgo(days), hash('network')],
  );
  return { sessionId, seatId };
}

/** What is still known, by table. */
async function known({ sessionId, seatId }: { sessionId: string; seatId: string }) {
  const [row] = await db.dataSource.query<Record<string, unknown>[]>(
    `SELECT (SELECT count(*)::int FROM booking_link WHERE seat_id = $2) AS links,
            (SELECT count(*)::int FROM telegram_chat WHERE seat_id = $2) AS chats,
            (SELECT count(*)::int FROM waiting_place WHERE session_id = $1) AS places,
            (SELECT count(*)::int FROM registration WHERE seat_id = $2) AS names,
            (SELECT email FROM seat_allocation WHERE id = $2) AS email`,
    [sessionId, seatId],
  );
  return row;
}

it('erases each thing about a person at its time, and keeps the seats', async () => {
  const [week, month, quarter, year] = [
    await aPastWorkshop(6),
    await aPastWorkshop(29),
    await aPastWorkshop(91),
    await aPastWorkshop(370),
  ];

  await erase();

  expect(await known(week)).toMatchObject({ links: 1, chats: 1, places: 1, names: 1 });
  expect(await known(month)).toMatchObject({ links: 1, chats: 0, places: 1, names: 1 });
  expect(await known(quarter)).toMatchObject({
    links: 0,
    chats: 0,
    places: 0,
    names: 1,
    email: 'came-91@example.test',
  });
  expect(await known(year)).toEqual({
    links: 0,
    chats: 0,
    places: 0,
    names: 0,
    email: `${year.seatId}@erased.invalid`,
  });
  expect(await countSeats(db.dataSource, year.sessionId)).toEqual({ counter: 1, ledger: 1 });
  expect(await db.dataSource.query('SELECT FROM waiting_place WHERE network_hash IS NOT NULL')).toEqual([]);
});

it('erases bookings that came to nothing, but none that was paid for', async () => {
  const sessionId = await aSession(db.dataSource);
  const anExpired = async (email: string) => {
    const id = await aConfirmedSeat(db.dataSource, { sessionId, email, takes: false });
    await db.dataSource.query(`UPDATE seat_allocation SET state = 'expired', changed_at = $2 WHERE id = $1`, [
      id,
      daysAgo(31),
    ]);
    return id;
  };
  await anExpired('never@example.test');
  const paid = await anExpired('paid@example.test');
  await db.dataSource.query(
    `INSERT INTO seat_payment (seat_id, amount, currency, state, page_expires_at, refund_due_at, created_at)
     VALUES ($1, 4900, 'eur', 'refunded', now(), now(), now())`,
    [paid],
  );

  await erase();

  const left = await db.dataSource.query('SELECT email FROM seat_allocation WHERE session_id = $1', [sessionId]);
  expect(left).toEqual([{ email: 'paid@example.test' }]);
});

it.each([
  ['refunding', false],
  ['processing', false],
  ['refunded', true],
])('keeps the person of a payment that is %s as long as money has to reach them', async (state, isErased) => {
  const { sessionId, seatId } = await aPastWorkshop(400);
  const due = state === 'processing' ? null : daysAgo(390);
  await db.dataSource.query(
    `INSERT INTO seat_payment (seat_id, amount, currency, state, page_expires_at, refund_due_at, created_at)
     VALUES ($1, 4900, 'eur', $2, now(), $3, now())`,
    [seatId, state, due],
  );

  await erase();

  const email = isErased ? `${seatId}@erased.invalid` : 'came-400@example.test';
  expect(await known({ sessionId, seatId })).toMatchObject({ names: isErased ? 0 : 1, email });
});
