import { createTestApp, startTestDatabase, type TestApp, type TestDatabase } from '@declic/nest-kit/testing';
import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppModule } from '../../app.module';
import { database } from '../../database/data-source';
import { aBooking } from '../../testing/a-booking';
import { aSession } from '../../testing/a-session';
import { countSeats } from '../../testing/count-seats';
import { BookingsRepository } from './bookings.repository';

const PEOPLE = 100;
const SEATS = 10;

/** How seats must not be given: look first, take later. */
class LookThenTake extends BookingsRepository {
  override async takeSeat(manager: EntityManager, sessionId: string): Promise<boolean> {
    const rows: unknown = await manager.query('SELECT 1 FROM seat_counter WHERE session_id = $1 AND taken < capacity', [
      sessionId,
    ]);
    if (!Array.isArray(rows) || rows.length === 0) return false;
    await pause(2);
    await manager.query('UPDATE seat_counter SET taken = taken + 1 WHERE session_id = $1', [sessionId]);
    return true;
  }
}

describe.each([
  { seats: 'the conditional update', repository: BookingsRepository, check: true },
  { seats: 'the CHECK alone, when the code looks first and takes later', repository: LookThenTake, check: true },
])('with $seats', ({ repository, check }) => {
  const race = aRace(repository, check);

  it('gives the last seats to exactly as many people as there are seats', async () => {
    const { answers, seats } = await race();

    expect(answers.filter((status) => status === 201)).toHaveLength(SEATS);
    expect(seats).toEqual({ counter: SEATS, ledger: SEATS });
  });
});

describe('with neither', () => {
  const race = aRace(LookThenTake, false);

  it('oversells, which shows that this race can fail', async () => {
    const { answers } = await race();

    expect(answers.filter((status) => status === 201).length).toBeGreaterThan(SEATS);
  });
});

it('refuses everyone else in words', async () => {
  const db = await startTestDatabase(database);
  const app = await createTestApp(AppModule, { db });
  const sessionId = await aSession(db.dataSource, { capacity: 1 });

  const answers = await Promise.all(['a', 'b'].map((name) => book(app, sessionId, `${name}@example.test`)));

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'sold_out' });
  await app.close();
  await db.stop();
});

function aRace(repository: typeof BookingsRepository, check: boolean) {
  let db: TestDatabase;
  let app: TestApp;
  beforeAll(async () => {
    db = await startTestDatabase(database);
    if (!check) await db.owner.query('ALTER TABLE seat_counter DROP CONSTRAINT seat_counter_within_room');
    app = await createTestApp(AppModule, {
      db,
      env: { DATABASE_POOL_SIZE: '25' },
      override: (builder) =>
        builder.overrideProvider(BookingsRepository).useFactory({ factory: () => new repository(db.dataSource) }),
    });
    // A bug that the CHECK stops is an unexpected error by design; it need not fill the report.
    app.nest.useLogger(false);
  });
  afterAll(async () => {
    await app.close();
    await db.stop();
  });

  return async () => {
    const sessionId = await aSession(db.dataSource, { capacity: SEATS });
    const people = Array.from({ length: PEOPLE }, (_, index) => `person-${index}@example.test`);
    const answers = await Promise.all(people.map((email) => book(app, sessionId, email)));
    return { answers: answers.map(({ statusCode }) => statusCode), seats: await countSeats(db.dataSource, sessionId) };
  };
}

function book(app: TestApp, sessionId: string, email: string) {
  return app.inject({ method: 'POST', url: '/api/workshops/bookings', payload: aBooking({ sessionId, email }) });
}
