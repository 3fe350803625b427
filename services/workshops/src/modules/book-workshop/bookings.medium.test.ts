import { expect, it } from 'vitest';
import { aBooking } from '../../testing/a-booking';
import { aSession } from '../../testing/a-session';
import { countSeats } from '../../testing/count-seats';
import { startWorkshops } from '../../testing/start-workshops';
import { whileLocked } from '../../testing/while-locked';

const { db, app } = await startWorkshops();

const book = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/workshops/bookings', payload, headers });

it('takes a seat and mails the confirmation', async () => {
  const sessionId = await aSession(db.dataSource, { title: 'Webhooks', startUtc: new Date('2030-03-01T17:30:00Z') });

  const response = await book(
    aBooking({ sessionId, email: 'grace@example.test', firstName: 'Grace', role: 'CTO', utm_source: 'lettre' }),
  );
  await app.runJobs();

  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    registration: {
      sessionId,
      email: 'grace@example.test',
      firstName: 'Grace',
      ticketType: 'free',
      status: 'confirmed',
    },
    paymentUrl: null,
    error: null,
  });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
  const mail = app.mails.find(({ to }) => to === 'grace@example.test');
  expect(mail?.subject).toBe('Place confirmée : Webhooks');
  expect(mail?.text).toContain('vendredi 1er mars 2030 à 18:30 (heure de Paris)');
});

it.each([
  ['was cancelled', `UPDATE seat_allocation SET state = 'cancelled' WHERE email = 'late@example.test'`],
  [
    'was given away',
    `DELETE FROM booking_link USING seat_allocation s WHERE s.id = seat_id AND s.email = 'late@example.test'`,
  ],
])('sends no confirmation of a booking that %s before the mail left', async (_, change) => {
  const sessionId = await aSession(db.dataSource);
  await book(aBooking({ sessionId, email: 'late@example.test' }));
  await db.dataSource.query(change);
  await app.runJobs();
  expect(app.mails.filter(({ to }) => to === 'late@example.test')).toEqual([]);
});

it('gives one person one seat, however the address is written', async () => {
  const sessionId = await aSession(db.dataSource);
  await book(aBooking({ sessionId, email: 'lin@example.test' }));

  const again = await book(aBooking({ sessionId, email: 'LIN@example.test' }));

  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'already_booked' }]);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
});

it('says sold out to newcomers, and already booked to those who have a seat', async () => {
  const sessionId = await aSession(db.dataSource, { capacity: 1 });
  await book(aBooking({ sessionId, email: 'first@example.test' }));

  expect((await book(aBooking({ sessionId, email: 'second@example.test' }))).json()).toMatchObject({
    status: 409,
    code: 'sold_out',
  });
  expect((await book(aBooking({ sessionId, email: 'first@example.test' }))).json()).toMatchObject({
    status: 409,
    code: 'already_booked',
  });
});

it('refuses premium tickets, sessions that are over, and sessions that do not exist', async () => {
  const sessionId = await aSession(db.dataSource);
  const over = await aSession(db.dataSource, { startUtc: new Date(Date.now() - 2 * 3_600_000) });
  const unknown = '0198a000-0000-7000-8000-00000000ffff';

  expect((await book(aBooking({ sessionId, ticketType: 'premium' }))).json()).toMatchObject({
    status: 409,
    code: 'ticket_unavailable',
  });
  expect((await book(aBooking({ sessionId: over }))).json()).toMatchObject({ status: 409, code: 'booking_closed' });
  expect((await book(aBooking({ sessionId: unknown }))).json()).toMatchObject({
    status: 404,
    code: 'workshop_not_found',
  });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });
});

it.each([
  ['email', { email: 'ada@' }],
  ['firstName', { firstName: '   ' }],
  ['gdprConsent', { gdprConsent: false }],
  ['telegramUsername', { telegramNotifications: true, telegramUsername: 'a b' }],
  ['sessionId', { sessionId: 'demain' }],
  ['firstName', { firstName: 'Ada\r\nBcc: everyone@example.test' }],
])('names the field %s when it is wrong, and stores nothing', async (field, wrong) => {
  const sessionId = await aSession(db.dataSource);

  const response = await book({ ...aBooking({ sessionId }), ...wrong });

  expect(response.statusCode).toBe(422);
  expect(response.json<{ errors: { field: string }[] }>().errors.map((error) => error.field)).toEqual([field]);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });
});

it('forgets a Telegram name that came without the wish to be written to', async () => {
  const sessionId = await aSession(db.dataSource);
  await book(aBooking({ sessionId, telegramNotifications: false, telegramUsername: '@ada_l' }));
  await book(
    aBooking({ sessionId, email: 'other@example.test', telegramNotifications: true, telegramUsername: '@ada_l' }),
  );

  const rows = await db.dataSource.query(
    'SELECT telegram_username AS name FROM registration JOIN seat_allocation ON seat_id = id WHERE session_id = $1 ORDER BY id',
    [sessionId],
  );
  expect(rows).toEqual([{ name: null }, { name: 'ada_l' }]);
});

it('books once when the same attempt arrives twice, also at the same time', async () => {
  const sessionId = await aSession(db.dataSource, { capacity: 1 });
  const attempt = () => book(aBooking({ sessionId }), { 'idempotency-key': 'attempt-0001' });

  const answers = await Promise.all([attempt(), attempt(), attempt()]);
  const later = await attempt();

  expect([...answers, later].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set([...answers, later].map(({ body }) => body)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(2);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
});

it('refuses a key that was used for another booking', async () => {
  const sessionId = await aSession(db.dataSource);
  await book(aBooking({ sessionId }), { 'idempotency-key': 'attempt-0002' });

  const other = await book(aBooking({ sessionId, email: 'someone@example.test' }), {
    'idempotency-key': 'attempt-0002',
  });

  expect([other.statusCode, other.json()]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 1, ledger: 1 });
});

it('decides by the session as it stands when the seat is taken', async () => {
  const sessionId = await aSession(db.dataSource);

  const answer = await whileLocked(db.dataSource, sessionId, {
    start: () => book(aBooking({ sessionId, email: 'race@example.test' })),
    change: (manager) => manager.query(`UPDATE workshop_session SET status = 'cancelled' WHERE id = $1`, [sessionId]),
  });

  expect(answer.json()).toMatchObject({ status: 409, code: 'workshop_cancelled' });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });
});
