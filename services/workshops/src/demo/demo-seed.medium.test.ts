import { expect, it } from 'vitest';
import { aBooking } from '../testing/a-booking';
import { countSeats } from '../testing/count-seats';
import { startWorkshops } from '../testing/start-workshops';
import { DemoSeed } from './demo-seed';
import { demoSessions } from './demo-session';

interface Listed {
  id: string;
  status: string;
  seats_left: number;
  start_utc: string;
}

const { db, app, clock } = await startWorkshops();

const seed = () => app.nest.get(DemoSeed).run();
const list = async () =>
  (await app.inject({ method: 'GET', url: '/api/workshops/sessions' })).json<{ items: Listed[] }>().items;
const upcoming = (items: Listed[]) =>
  items.filter(({ status, start_utc }) => status === 'upcoming' && Date.parse(start_utc) > clock.now().getTime());

it('gives upcoming sessions, one of them full, one replay, and one with three seats left', async () => {
  await seed();
  const items = await list();

  expect(upcoming(items)).toHaveLength(8);
  expect(upcoming(items).filter(({ seats_left }) => seats_left === 0)).toHaveLength(1);
  expect(items.filter(({ status }) => status === 'replay')).toHaveLength(1);
  expect(items.filter(({ seats_left }) => seats_left === 3)).toHaveLength(1);
});

it('has a full session whose line can be joined', async () => {
  const full = (await list()).find(({ seats_left }) => seats_left === 0);
  const payload = { sessionId: full?.id, email: 'line@example.test', ticketType: 'free', gdprConsent: true };

  const answer = await app.inject({ method: 'POST', url: '/api/workshops/waiting-list', payload });

  expect([answer.statusCode, answer.json()]).toMatchObject([201, { position: 1 }]);
});

it('keeps what people booked when it runs again', async () => {
  const [session] = upcoming(await list());
  const sessionId = session?.id ?? '';
  await app.inject({ method: 'POST', url: '/api/workshops/bookings', payload: aBooking({ sessionId }) });
  const before = await list();

  await seed();

  expect(await list()).toEqual(before);
  expect((await list()).find(({ id }) => id === sessionId)?.seats_left).toBe((session?.seats_left ?? 0) - 1);
});

it('announces a session anew once it is over', async () => {
  await db.dataSource.query(
    `INSERT INTO seat_payment (seat_id, amount, currency, state, page_expires_at, created_at)
     SELECT id, 4900, 'eur', 'paid', now(), now() FROM seat_allocation LIMIT 1`,
  );
  await db.dataSource.query(
    `UPDATE seat_counter SET after_taken = 1 FROM workshop_session WHERE id = session_id AND status = 'upcoming'`,
  );
  await db.dataSource.query(`UPDATE workshop_session SET cancelled_at = now() WHERE status = 'upcoming'`);
  clock.moment = new Date(Date.now() + 90 * 86_400_000);
  expect(upcoming(await list())).toHaveLength(0);

  await seed();

  expect(upcoming(await list())).toHaveLength(8);
  for (const { id, taken } of demoSessions)
    expect(await countSeats(db.dataSource, id)).toEqual({ counter: taken, ledger: taken });
  const left = await db.dataSource.query<object[]>(
    'SELECT FROM workshop_session JOIN seat_counter ON session_id = id WHERE cancelled_at IS NOT NULL OR after_taken > 0',
  );
  expect(left).toEqual([]);
});
