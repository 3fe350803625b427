import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { aBooking } from '../../testing/a-booking';
import { aConfirmedSeat } from '../../testing/a-confirmed-seat';
import { aSession } from '../../testing/a-session';
import { countBy } from '../../testing/count-by';
import { countSeats } from '../../testing/count-seats';
import { startWorkshops } from '../../testing/start-workshops';
import { whileLocked } from '../../testing/while-locked';
import { type BookSeat, toBookSeat } from '../booked-seats/book-seat';
import { Deadline, MAX_WAIT_MS } from '../seats/session-turns';
import { SeatBatchCommit } from './seat-batch-commit.service';
import { SeatBatches } from './seat-batches.service';

const { db, app } = await startWorkshops({ env: { UNCONFIRMED_SEATS_PER_NETWORK: '2' } });

let people = 0;

function aBookSeat(sessionId: string, { key, ...facts }: Partial<BookSeat> & { readonly key?: string } = {}): BookSeat {
  people += 1;
  const attempt = key === undefined ? undefined : { key, requestHash: Buffer.from(key) };
  const networkHash = createHash('sha256').update(String(people)).digest();
  const booking = toBookSeat(aBooking({ sessionId, email: `person-${people}@batch.test` }), {
    attempt,
    networkHash,
    heldSeatId: undefined,
  });
  return { ...booking, ...facts };
}

const commit = (...bookings: BookSeat[]) => app.nest.get(SeatBatchCommit).commit(bookings, { wait: false });
const kinds = async (...bookings: BookSeat[]) => (await commit(...bookings)).map(({ kind }) => kind);

it('books seats of several sessions in one transaction, with what each person told, a link and a mail', async () => {
  const [one, other] = [await aSession(db.dataSource, { title: 'Webhooks' }), await aSession(db.dataSource)];
  const ada = aBookSeat(one, {
    firstName: 'Ada',
    role: 'CTO',
    utm: { source: 'lettre', medium: null, campaign: null },
  });
  const lin = aBookSeat(other, { firstName: 'Lin', key: 'batch-lin' });
  const outcomes = await commit(ada, lin, aBookSeat(one));

  expect(outcomes).toMatchObject([ada, lin, { sessionId: one }].map(({ sessionId }) => ({ seat: { sessionId } })));
  expect(await countSeats(db.dataSource, one)).toEqual({ counter: 2, ledger: 2 });
  const ids = outcomes.flatMap((outcome) => (outcome.kind === 'booked' ? [outcome.seat.id] : []));
  const rows = await db.dataSource.query(
    `SELECT first_name, role, utm_source, idempotency_key, state, (SELECT count(*)::int FROM booking_link WHERE seat_id = id) AS links
       FROM seat_allocation JOIN registration ON seat_id = id WHERE id = ANY($1) ORDER BY id`,
    [ids],
  );
  expect(rows).toMatchObject([
    { first_name: 'Ada', role: 'CTO', utm_source: 'lettre', idempotency_key: null, state: 'confirmed', links: 1 },
    { first_name: 'Lin', role: null, utm_source: null, idempotency_key: 'batch-lin', links: 1 },
    { links: 1 },
  ]);
  await app.runJobs();
  const mail = app.mails.find(({ to }) => to === ada.email);
  expect(mail?.subject).toBe('Place confirmée : Webhooks');
  expect(mail?.text).toMatch(/\/workshops\/booking#[\w-]{43}/);
});

it('gives each booking its own outcome', async () => {
  const open = await aSession(db.dataSource);
  const small = await aSession(db.dataSource, { capacity: 1 });
  const over = await aSession(db.dataSource, { startUtc: new Date(Date.now() - 86_400_000) });
  await aConfirmedSeat(db.dataSource, { sessionId: open, email: 'seated@batch.test', takes: false });
  const network = { networkHash: Buffer.alloc(32, 7) };

  const outcomes = await kinds(
    aBookSeat(open, { email: 'Seated@batch.test' }),
    aBookSeat(small),
    aBookSeat(small),
    aBookSeat(over),
    aBookSeat(open, { email: 'twice@batch.test' }),
    aBookSeat(open, { email: 'TWICE@batch.test' }),
    aBookSeat(open, { key: 'batch-twin' }),
    aBookSeat(open, { key: 'batch-twin' }),
    aBookSeat(open, network),
    aBookSeat(open, network),
    aBookSeat(open, network),
    aBookSeat('0198a000-0000-7000-8000-00000000ffff'),
  );

  expect(outcomes).toEqual([
    'alone',
    'booked',
    'refused',
    'refused',
    'booked',
    'alone',
    'booked',
    'alone',
    'booked',
    'booked',
    'alone',
    'alone',
  ]);
  // The next batch knows of this one.
  expect(await kinds(aBookSeat(open, network), aBookSeat(open, { key: 'batch-twin' }), aBookSeat(small))).toEqual([
    'alone',
    'alone',
    'refused',
  ]);
});

it('leaves a full room with an overdue hold to a transaction of its own, which reclaims it', async () => {
  const sessionId = await aSession(db.dataSource, { capacity: 1 });
  await db.dataSource.query(
    `INSERT INTO seat_allocation (session_id, email, ticket_type, state, held_for, held_until)
     VALUES ($1, 'held@batch.test', 'free', 'held', 'offer', now() - interval '1 minute')`,
    [sessionId],
  );
  await db.dataSource.query('UPDATE seat_counter SET taken = 1 WHERE session_id = $1', [sessionId]);
  expect(await kinds(aBookSeat(sessionId))).toEqual(['alone']);
});

it('waits for no session that another transaction changes', async () => {
  const [held, free] = [await aSession(db.dataSource), await aSession(db.dataSource)];
  await db.dataSource.transaction(async (manager) => {
    await manager.query('SELECT 1 FROM seat_counter WHERE session_id = $1 FOR UPDATE', [held]);
    expect(await kinds(aBookSeat(held), aBookSeat(free))).toEqual(['busy', 'booked']);
  });
});

const book = (sessionId: string, email: string) =>
  app.inject({
    method: 'POST',
    url: '/api/workshops/bookings',
    headers: { 'x-forwarded-for': `10.2.0.${(people += 1)}` },
    payload: aBooking({ sessionId, email }),
  });

it('books together, in one batch, what had to wait for its session', async () => {
  const sessionId = await aSession(db.dataSource, { capacity: 5 });
  const answers = await whileLocked(db.dataSource, sessionId, {
    start: () => Promise.all(Array.from({ length: 8 }, (_, person) => book(sessionId, `wait-${person}@batch.test`))),
    change: () => Promise.resolve(),
  });
  expect(countBy(answers.map(({ statusCode }) => statusCode))).toEqual({ 201: 5, 409: 3 });
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 5, ledger: 5 });
});

it('repeats what it answered, also when the session is closed meanwhile', async () => {
  const sessionId = await aSession(db.dataSource);
  expect(await kinds(aBookSeat(sessionId, { key: 'batch-closed' }))).toEqual(['booked']);
  await db.dataSource.query('UPDATE workshop_session SET ticket_free_enabled = false WHERE id = $1', [sessionId]);
  expect(await kinds(aBookSeat(sessionId, { key: 'batch-closed' }), aBookSeat(sessionId))).toEqual([
    'alone',
    'refused',
  ]);
});

it('says at once that a room is full whose counter another transaction has', async () => {
  const sessionId = await aSession(db.dataSource, { capacity: 1 });
  expect(await kinds(aBookSeat(sessionId))).toEqual(['booked']);
  await db.dataSource.transaction(async (manager) => {
    await manager.query('SELECT 1 FROM seat_counter WHERE session_id = $1 FOR UPDATE', [sessionId]);
    expect(await kinds(aBookSeat(sessionId))).toEqual(['refused']);
  });
});

it('tries once more, and not in ever smaller batches, while a whole table is locked', async () => {
  const sessionId = await aSession(db.dataSource);
  const commits = vi.spyOn(app.nest.get(SeatBatchCommit), 'commit');
  const locker = db.owner.createQueryRunner();
  await locker.startTransaction();
  await locker.query('LOCK TABLE registration IN SHARE MODE');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, person) => book(sessionId, `table-${person}@batch.test`)),
  );
  await locker.rollbackTransaction();
  await locker.release();

  expect(countBy(answers.map(({ statusCode }) => statusCode))).toEqual({ 503: 8 });
  expect(commits.mock.calls.length).toBeLessThan(6);
  commits.mockRestore();
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });
});

it.each([
  { kind: 'busy', name: 'the queue of its session' },
  { kind: 'alone', name: 'a transaction of its own' },
] as const)('refuses a booking that waited too long for its batch and then for $name', async ({ kind }) => {
  const sessionId = await aSession(db.dataSource);
  const commits = vi.spyOn(app.nest.get(SeatBatchCommit), 'commit').mockImplementationOnce(async () => {
    const now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now + MAX_WAIT_MS);
    return [{ kind }];
  });
  const answer = await book(sessionId, `late-${kind}@batch.test`);
  const tries = commits.mock.calls.length;
  vi.restoreAllMocks();

  expect([answer.statusCode, tries]).toEqual([503, 1]);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 0, ledger: 0 });
});

it('books those that came later than one that has waited too long for the same session', async () => {
  const sessionId = await aSession(db.dataSource);
  const [late, inTime] = [new Deadline(), new Deadline()];
  vi.spyOn(late, 'isOver').mockReturnValue(true);
  const batches = app.nest.get(SeatBatches);
  const outcomes = await whileLocked(db.dataSource, sessionId, {
    start: () => Promise.all([inTime, late, inTime].map((deadline) => batches.book(aBookSeat(sessionId), deadline))),
    change: () => Promise.resolve(),
  });
  expect(outcomes.map(({ kind }) => kind)).toEqual(['booked', 'refused', 'booked']);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 2, ledger: 2 });
});

it('refuses an id that only looks like one before any batch has it', async () => {
  const answer = await book('urn:uuid:0198a000-0000-7000-8000-00000000ffff', 'urn@batch.test');
  expect(answer.statusCode).toBe(422);
});

it('books all others of a batch when one booking fails', async () => {
  // What fails is an unexpected error by design; it need not fill the report.
  app.nest.useLogger(false);
  const sessionId = await aSession(db.dataSource);
  await db.owner.query(`ALTER TABLE registration ADD CONSTRAINT guilty CHECK (first_name <> 'guilty')`);
  const answers = await Promise.all(
    ['one', 'guilty', 'two', 'three'].map((firstName, index) =>
      app.inject({
        method: 'POST',
        url: '/api/workshops/bookings',
        headers: { 'x-forwarded-for': `10.3.0.${index}` },
        payload: aBooking({ sessionId, email: `${firstName}@guilty.test`, firstName }),
      }),
    ),
  );
  await db.owner.query('ALTER TABLE registration DROP CONSTRAINT guilty');

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 500, 201, 201]);
  expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: 3, ledger: 3 });
});
