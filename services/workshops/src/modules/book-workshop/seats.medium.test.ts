import type { PipelinedStatements } from '@declic/nest-kit';
import { createTestApp, startTestDatabase, type TestApp, type TestDatabase } from '@declic/nest-kit/testing';
import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppModule } from '../../app.module';
import { database } from '../../database/data-source';
import { aBooking } from '../../testing/a-booking';
import { aSession } from '../../testing/a-session';
import { countBy } from '../../testing/count-by';
import { countSeats } from '../../testing/count-seats';
import { SeatLedger } from '../seats/seat-ledger';
import { SeatsRepository } from '../seats/seats.repository';

const PEOPLE = 100;
const SEATS = 10;

/** Takers that have looked wait for each other here: the first two, so that both have looked before either takes. */
class Meeting {
  private arrived = 0;
  private readonly both = Promise.withResolvers<void>();

  attend(): Promise<void> {
    this.arrived += 1;
    if (this.arrived === 2) this.both.resolve();
    return this.both.promise;
  }
}

/** How seats must not be given: look first, take later. */
class LookThenTake extends SeatLedger {
  /** Of the takers of one race, in all replicas. */
  static meeting = new Meeting();

  override async lockEach(statements: PipelinedStatements, sessionIds: readonly string[]): Promise<Set<string>> {
    // Because of this microtask, `readFacts` is sent before the statement below: once that is answered, the facts are here.
    await Promise.resolve();
    await statements.send({ name: 'looked', text: 'SELECT 1' }, []);
    await LookThenTake.meeting.attend();
    return new Set(sessionIds);
  }

  override async takeRooms(
    statements: PipelinedStatements,
    wanted: ReadonlyMap<string, number>,
  ): Promise<Map<string, number>> {
    for (const values of wanted)
      await statements.send(
        { name: 'take', text: 'UPDATE seat_counter SET taken = taken + $2 WHERE session_id = $1' },
        values,
      );
    return new Map(wanted);
  }

  override async take(manager: EntityManager, sessionId: string): Promise<boolean> {
    const rows: unknown = await manager.query('SELECT 1 FROM seat_counter WHERE session_id = $1 AND taken < capacity', [
      sessionId,
    ]);
    if (!Array.isArray(rows) || rows.length === 0) return false;
    await pause(2);
    await manager.query('UPDATE seat_counter SET taken = taken + 1 WHERE session_id = $1', [sessionId]);
    return true;
  }
}

describe('with the conditional update', () => {
  const race = aRace(SeatLedger, { check: true });

  it('gives the last seats to exactly as many people as there are seats', async () => {
    const { answers, seats } = await race(PEOPLE);

    expect(countBy(answers)).toEqual({ 201: SEATS, 409: PEOPLE - SEATS });
    expect(seats).toEqual({ counter: SEATS, ledger: SEATS });
  });

  it('takes room and After-Workshop together or not at all', async () => {
    const { answers, seats } = await race(60, { ticketType: 'premium', afterCapacity: 4 });

    // No provider is configured: each hold that was granted is given back, and none of it stays counted.
    expect(answers).not.toContain(201);
    expect(seats).toEqual({ counter: 0, ledger: 0 });
  });
});

describe('with the CHECK alone, when the code looks first and takes later', () => {
  const race = aRace(LookThenTake, { check: true });

  it('gives the last seats to exactly as many people as there are seats', async () => {
    const { answers, seats } = await race(PEOPLE);

    expect(answers.filter((status) => status === 201)).toHaveLength(SEATS);
    expect(seats).toEqual({ counter: SEATS, ledger: SEATS });
  });

  it('gives the last seat to one of two people who both saw it free', async () => {
    const { answers, seats } = await race(2, { capacity: 1 });

    expect(countBy(answers)).toEqual({ 201: 1, 409: 1 });
    expect(seats).toEqual({ counter: 1, ledger: 1 });
  });
});

describe('with neither', () => {
  const race = aRace(LookThenTake, { check: false });

  it('gives the last seat to two people who both saw it free, which shows that this race can fail', async () => {
    const { answers, seats } = await race(2, { capacity: 1 });

    expect(countBy(answers)).toEqual({ 201: 2 });
    expect(seats).toEqual({ counter: 2, ledger: 2 });
  });

  it('gives the last seat twice when as many people come as above, since the first of each replica saw it free', async () => {
    const { answers, seats } = await race(PEOPLE, { capacity: 1 });

    expect(countBy(answers)).toEqual({ 201: 2, 409: PEOPLE - 2 });
    expect(seats).toEqual({ counter: 2, ledger: 2 });
  });
});

function aRace(ledger: typeof SeatLedger, { check }: { check: boolean }) {
  let db: TestDatabase;
  /** Replicas: each takes bookings of one session together. */
  let apps: TestApp[];
  beforeAll(async () => {
    db = await startTestDatabase(database);
    if (!check) await db.owner.query('ALTER TABLE seat_counter DROP CONSTRAINT seat_counter_within_room');
    apps = [await anApp(db, ledger), await anApp(db, ledger)];
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await db.stop();
  });

  return async (people: number, facts: { ticketType?: 'premium'; capacity?: number; afterCapacity?: number } = {}) => {
    const { ticketType = 'free', capacity = SEATS, afterCapacity = 8 } = facts;
    const sessionId = await aSession(db.dataSource, { capacity, afterCapacity, premiumPriceEur: '49' });
    LookThenTake.meeting = new Meeting();
    const answers = await Promise.all(
      Array.from({ length: people }, (_, index) => {
        const payload = aBooking({ sessionId, ticketType, email: `person-${index}@example.test` });
        // Everybody books from a network of their own.
        const headers = { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` };
        const app = apps[index % apps.length] as TestApp; // started above
        return app.inject({ method: 'POST', url: '/api/workshops/bookings', payload, headers });
      }),
    );
    return { answers: answers.map(({ statusCode }) => statusCode), seats: await countSeats(db.dataSource, sessionId) };
  };
}

async function anApp(db: TestDatabase, ledger: typeof SeatLedger): Promise<TestApp> {
  const app = await createTestApp(AppModule, {
    db,
    // A machine that is busy must not turn the race into refusals of another kind.
    env: {
      DATABASE_POOL_SIZE: '12',
      DATABASE_CONNECT_TIMEOUT_MS: '120000',
      DATABASE_LOCK_TIMEOUT_MS: '60000',
      DATABASE_STATEMENT_TIMEOUT_MS: '60000',
    },
    override: (builder) => builder.overrideProvider(SeatLedger).useClass(ledger),
  });
  // A bug that the CHECK stops is an unexpected error by design; it need not fill the report.
  app.nest.useLogger(false);
  return app;
}

describe('a booking', () => {
  it('reads what stands after it waited for a lock', async () => {
    const db = await startTestDatabase(database);
    const level = await new SeatsRepository(db.dataSource).inTransaction(async (manager) => {
      const [row] = await manager.query<{ transaction_isolation: string }[]>('SHOW transaction_isolation');
      return row?.transaction_isolation;
    });
    await db.stop();

    expect(level).toBe('read committed');
  });
});
