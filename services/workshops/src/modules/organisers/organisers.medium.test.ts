import type { OpInput, OpOutput } from '@declic/nest-kit';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBooking } from '../../testing/a-booking';
import { aConfirmedSeat } from '../../testing/a-confirmed-seat';
import { readInvitation } from '../../testing/read-calendar';
import { startWorkshops } from '../../testing/start-workshops';

const TOKEN = 'the-token-of-the-organisers-in-tests';
const { db, app, clock } = await startWorkshops({ env: { ORGANISER_TOKEN: TOKEN } });

type Session = OpOutput<'getOrganisedSession'>;
const SESSIONS = '/api/workshops/organiser/sessions';

beforeEach(async () => {
  await db.dataSource.query('DELETE FROM workshop_session');
  clock.moment = new Date('2027-03-01T10:00:00Z');
  await newMails();
});

const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, token = TOKEN) =>
  app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });

const facts: OpInput<'createSession'>['body'] = {
  reference: 'factures-mars',
  title: 'Factures & PDF',
  subtitle: 'De la boîte mail au tableau',
  start: '2027-03-28T18:30',
  duration_min: 60,
  level: 'beginner',
  format: 'hands_on',
  capacity: 3,
  ticket_free_enabled: true,
  premium_price_eur: 0,
  published: true,
};

async function create(changes: Partial<typeof facts> = {}): Promise<Session> {
  const response = await call('POST', SESSIONS, { ...facts, ...changes });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

async function book(sessionId: string, email = 'ada@example.test'): Promise<void> {
  const payload = aBooking({ sessionId, email });
  const response = await app.inject({ method: 'POST', url: '/api/workshops/bookings', payload });
  expect(response.statusCode, response.body).toBe(201);
}

/** The mails since the last call. */
let read = 0;
async function newMails() {
  await app.runJobs();
  const mails = app.mails.slice(read);
  read = app.mails.length;
  return mails;
}

it.each(['', 'wrong', `${TOKEN}x`])('refuses the token %j', async (token) => {
  for (const [method, url] of [
    ['GET', SESSIONS],
    ['POST', SESSIONS],
    ['GET', `${SESSIONS}/x/bookings.csv`],
    ['GET', '/api/workshops/organiser/revenue'],
  ] as const)
    expect((await call(method, url, undefined, token)).statusCode).toBe(401);
});

describe('a session', () => {
  it('begins at the time in Paris and is found by its reference and its id', async () => {
    const session = await create();
    expect(session).toMatchObject({
      start_utc: '2027-03-28T16:30:00.000Z',
      start_paris: '2027-03-28T18:30:00+02:00',
      status: 'upcoming',
      capacity: 3,
      seats: { confirmed: 0, left: 3 },
    });
    for (const name of [session.id, 'factures-mars'])
      expect((await call('GET', `${SESSIONS}/${name}`)).json()).toEqual(session);
    expect((await call('GET', `${SESSIONS}/nothing`)).statusCode).toBe(404);
  });

  it.each([
    ['2027-03-28T02:30', 'time_does_not_exist'],
    ['2027-10-31T02:30', 'time_is_ambiguous'],
    ['2027-02-28T18:30', 'start_in_past'],
  ])('cannot begin at %s', async (start, code) => {
    const response = await call('POST', SESSIONS, { ...facts, start });
    expect([response.statusCode, response.json().code]).toEqual([422, code]);
  });

  it('is free, or costs as much as can be paid', async () => {
    const response = await call('POST', SESSIONS, { ...facts, premium_price_eur: 0.49 });
    expect(response.json()).toMatchObject({ status: 422, code: 'price_too_low' });
    await create({ premium_price_eur: 0.5 });
  });

  it('that is closed takes no bookings until it is opened again', async () => {
    const { id } = await create();
    expect((await call('POST', `${SESSIONS}/${id}/close`)).json()).toMatchObject({ closed: true, status: 'soldout' });
    const refused = await app.inject({
      method: 'POST',
      url: '/api/workshops/bookings',
      payload: aBooking({ sessionId: id }),
    });
    expect(refused.statusCode).toBe(409);
    expect((await call('POST', `${SESSIONS}/${id}/reopen`)).json()).toMatchObject({ closed: false });
    await book(id);
  });

  it('can be booked since it was last published, whatever else changes', async () => {
    const read = async (id: string) =>
      (await call('GET', `/api/workshops/sessions/${id}`)).json<OpOutput<'getWorkshop'>>().published_at;
    const { id: draft } = await create({ published: false });
    const { id } = await create({ reference: 'autre' });
    clock.moment = new Date('2027-03-02T10:00:00Z');
    await call('PATCH', `${SESSIONS}/${draft}`, { published: true });
    await call('PATCH', `${SESSIONS}/${id}`, { published: true, title: 'Factures' });
    expect([await read(draft), await read(id)]).toEqual(['2027-03-02T10:00:00.000Z', '2027-03-01T10:00:00.000Z']);
    await call('PATCH', `${SESSIONS}/${id}`, { published: false });
    await call('PATCH', `${SESSIONS}/${id}`, { published: true });
    expect(await read(id)).toBe('2027-03-02T10:00:00.000Z');
  });

  it('becomes a draft again only while it has no booking and no line', async () => {
    const { id } = await create();
    expect((await call('PATCH', `${SESSIONS}/${id}`, { published: false })).json()).toMatchObject({ published: false });
    await call('PATCH', `${SESSIONS}/${id}`, { published: true });
    await book(id);

    const refused = await call('PATCH', `${SESSIONS}/${id}`, { published: false });

    expect(refused.json()).toMatchObject({ status: 409, code: 'session_has_bookings' });
    expect((await call('GET', `${SESSIONS}/${id}`)).json()).toMatchObject({ published: true });
  });

  it('is listed with all others, page by page, each once', async () => {
    const made = new Set<string>();
    for (let day = 1; day <= 5; day += 1)
      made.add((await create({ reference: `s-${day}`, start: `2027-04-0${day}T18:30` })).id);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const url: string = `${SESSIONS}?limit=2${cursor && `&cursor=${cursor}`}`;
      const page: OpOutput<'listOrganisedSessions'> = (await call('GET', url)).json();
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect([seen.length, new Set(seen)]).toEqual([5, made]);
    expect((await call('GET', `${SESSIONS}?cursor=nonsense`)).statusCode).toBe(400);
  });
});

describe('a new time', () => {
  it('is mailed to all attendees, with the same UID and a higher SEQUENCE', async () => {
    const { id } = await create();
    await book(id);
    const [confirmation] = await newMails();
    const booked = readInvitation(confirmation?.calendar?.content);
    const response = await call('PATCH', `${SESSIONS}/${id}`, { start: '2027-10-31T18:30' });
    expect(response.json()).toMatchObject({ start_paris: '2027-10-31T18:30:00+01:00' });
    const [mail, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'ada@example.test', subject: 'Nouvel horaire : Factures & PDF' });
    expect(mail?.text).toContain('Ancien horaire : dimanche 28 mars 2027 à 18:30');
    expect(mail?.text).toContain('Nouvel horaire : dimanche 31 octobre 2027 à 18:30');
    const moved = readInvitation(mail?.calendar?.content);
    expect(moved).toMatchObject({ method: 'REQUEST', uid: booked.uid, start: '2027-10-31T17:30:00.000Z' });
    expect(moved.sequence).toBeGreaterThan(booked.sequence);
    expect((await call('GET', `/api/workshops/sessions/${id}`)).json()).toMatchObject({
      start_utc: '2027-10-31T17:30:00.000Z',
      previous_start_utc: '2027-03-28T16:30:00.000Z',
    });
  });

  it('replaces none that was announced where the session was a draft', async () => {
    const { id } = await create({ published: false });
    await call('PATCH', `${SESSIONS}/${id}`, { start: '2027-10-31T18:30', published: true });
    const session = (await call('GET', `/api/workshops/sessions/${id}`)).json<OpOutput<'getWorkshop'>>();
    expect(session.previous_start_utc).toBeNull();
  });

  it('is not announced when something else changes', async () => {
    const { id } = await create();
    await book(id);
    await newMails();
    await call('PATCH', `${SESSIONS}/${id}`, { title: 'Factures', room_url: 'https://meet.example/x' });
    expect(await newMails()).toEqual([]);
  });
});

it('gives who has the personal link the file of the mail, and after a cancellation the one that removes it', async () => {
  const { id } = await create();
  await book(id);
  const [confirmation] = await newMails();
  const token = /\/workshops\/booking#([\w-]+)/.exec(confirmation?.text ?? '')?.[1] ?? '';
  const getFile = (sent: string) =>
    app.inject({ url: '/api/workshops/my-booking/calendar', headers: { 'booking-token': sent } });

  const file = await getFile(token);
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8; method=REQUEST');
  expect(readInvitation(file.body)).toEqual(readInvitation(confirmation?.calendar?.content));

  const cancelled = await app.inject({
    method: 'POST',
    url: '/api/workshops/my-booking/cancel',
    headers: { 'booking-token': token },
    payload: { refund_eur: 0 },
  });
  expect(cancelled.statusCode).toBe(200);
  const [mail] = await newMails();
  const removal = readInvitation(mail?.calendar?.content);
  expect(readInvitation((await getFile(token)).body)).toEqual(removal);
  expect(removal).toMatchObject({ method: 'CANCEL', uid: readInvitation(file.body).uid });
  expect(removal.sequence).toBeGreaterThan(readInvitation(file.body).sequence);
  expect((await getFile(`${token.slice(0, -1)}x`)).statusCode).toBe(404);
});

it('that is cancelled mails all attendees, takes the entries out of their calendars, and does it once', async () => {
  const { id } = await create();
  await book(id);
  await book(id, 'grace@example.test');
  const confirmations = await newMails();
  const booked = readInvitation(confirmations.find(({ to }) => to === 'ada@example.test')?.calendar?.content);
  const cancelled = await call('POST', `${SESSIONS}/${id}/cancel`, { reason: 'L’animatrice est malade.' });
  expect(cancelled.json()).toMatchObject({ status: 'cancelled' });
  const mails = await newMails();
  expect((await call('GET', `${SESSIONS}/${id}`)).json()).toMatchObject({ seats: { confirmed: 0 } });
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['ada@example.test', 'grace@example.test']);
  const mail = mails.find(({ to }) => to === 'ada@example.test');
  expect(mail?.text).toContain('Raison : L’animatrice est malade.');
  const removed = readInvitation(mail?.calendar?.content);
  expect(removed).toMatchObject({ method: 'CANCEL', uid: booked.uid });
  expect(removed.sequence).toBeGreaterThan(booked.sequence);

  expect((await call('POST', `${SESSIONS}/${id}/cancel`, {})).statusCode).toBe(200);
  expect(await newMails()).toEqual([]);
});

describe('who comes', () => {
  const HOSTILE = [
    ['=HYPERLINK("http://x.example","Click")', '@SUM(1+1)'],
    ['+33 6 12 34 56 78', '-1+2'],
    ['Ada "la comtesse", née Byron', '\t=1'],
    ['<script>alert(1)</script>', '＝1'],
  ] as const;

  it('is listed, and as CSV every cell stays a text and every line one line', async () => {
    const { id } = await create({ capacity: 10 });
    for (const [index, [firstName, role]] of HOSTILE.entries())
      await aConfirmedSeat(db.dataSource, { sessionId: id, email: `a${index}@b.test`, firstName, role });
    const list: OpOutput<'listSessionBookings'> = (await call('GET', `${SESSIONS}/${id}/bookings`)).json();
    expect(list.items.map(({ first_name, role }) => [first_name, role])).toEqual(HOSTILE);

    const response = await call('GET', `${SESSIONS}/factures-mars/bookings.csv`);
    expect(response.headers['content-type']).toContain('text/csv');
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
    const rows: Record<string, string>[] = parse(response.body, { columns: true });
    expect(rows).toHaveLength(HOSTILE.length);
    for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^\s*[=+\-@＝]/);
    expect(rows[2]).toMatchObject({ first_name: 'Ada "la comtesse", née Byron', telegram_linked: 'false' });
  });

  it('is counted by state', async () => {
    const { id } = await create();
    await book(id);
    await aConfirmedSeat(db.dataSource, { sessionId: id, email: 'p@b.test', ticketType: 'premium' });
    expect((await call('GET', `${SESSIONS}/${id}`)).json()).toMatchObject({
      seats: { confirmed: 2, held: 0, left: 1 },
    });
  });
});

it('shows who waits in the order of the line', async () => {
  const { id } = await create({ capacity: 1 });
  await book(id);
  for (const email of ['b@b.test', 'a@a.test'])
    await app.inject({
      method: 'POST',
      url: '/api/workshops/waiting-list',
      payload: { sessionId: id, email, ticketType: 'free', gdprConsent: true },
    });
  const { items } = (await call('GET', `${SESSIONS}/${id}/waiting-list`)).json();
  expect(items).toMatchObject([
    { email: 'b@b.test', position: 1, status: 'waiting' },
    { email: 'a@a.test', position: 2 },
  ]);
});

it('sums what came in and what went back, in hundredths, by days in Paris', async () => {
  const { id } = await create({ premium_price_eur: 0.5, start: '2027-03-28T00:10' });
  for (const [index, state] of ['paid', 'paid', 'refunded', 'expired'].entries()) {
    const seat = await aConfirmedSeat(db.dataSource, {
      sessionId: id,
      email: `a${index}@b.test`,
      ticketType: 'premium',
      takes: false,
    });
    await db.dataSource.query(
      `INSERT INTO seat_payment (seat_id, amount, currency, state, page_expires_at, refund_due_at, created_at)
       VALUES ($1, 10, 'eur', $2, now(), CASE WHEN $2 = 'refunded' THEN now() END, now())`,
      [seat, state],
    );
  }
  const revenue = async (query: string) => (await call('GET', `/api/workshops/organiser/revenue?${query}`)).json();
  expect(await revenue('from=2027-03-28&until=2027-03-28')).toMatchObject({
    items: [{ session_id: id, paid_eur: 0.3, refunded_eur: 0.1, net_eur: 0.2 }],
    paid_eur: 0.3,
    net_eur: 0.2,
  });
  expect(await revenue('until=2027-03-27')).toMatchObject({ items: [], paid_eur: 0 });
});
