import { setTimeout as pause } from 'node:timers/promises';
import type { Victim } from '@declic/nest-kit/testing/victim';
import { afterEach, describe, expect, it } from 'vitest';
import { aBooking } from '../../testing/a-booking';
import { aSession } from '../../testing/a-session';
import { callVictim, startMortalService } from '../../testing/a-victim';
import { countSeats } from '../../testing/count-seats';
import { type FailPoint, WITHOUT_GUARD } from '../../testing/fail-points';
import { startWorkshops } from '../../testing/start-workshops';

const { db } = await startWorkshops();
const SEATS = 10;

/** Starting three processes and a thousand calls take seconds, and minutes on a machine that does ten other things. */
const TIMEOUT_MS = 300_000;

const services: Victim[] = [];
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.kill()));
});

/** So many bookings at once at three processes; what they are answered, by status and code. */
async function race(bookings: number, failPoint: FailPoint | 'nowhere') {
  const sessionId = await aSession(db.dataSource, { capacity: SEATS });
  const start = async () => services.push(await startMortalService(failPoint, db.url));
  await Promise.all([start(), start(), start()]);
  const answers = await Promise.all(
    Array.from({ length: bookings }, (_, person) => book(services[person % 3], sessionId, person)),
  );
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return { counts, seats: await countSeats(db.dataSource, sessionId) };
}

async function book(service: Victim | undefined, sessionId: string, person: number): Promise<string> {
  if (!service) throw new Error('There are three services.');
  const body = JSON.stringify(aBooking({ sessionId, email: `racer-${person}@race.test` }));
  const response = await callVictim(service, 'bookings', { body, headers: { 'content-type': 'application/json' } });
  if (!response) throw new Error('The service did not answer.');
  const answer = (await response.json()) as { code?: string };
  if (response.status !== 503) return `${response.status} ${answer.code ?? ''}`.trim();
  // It had no connection to its database in time, says so, and nothing was booked.
  await pause(500);
  return book(service, sessionId, person);
}

describe('a thousand people who press at once, at three processes', () => {
  it(
    'get ten of ten seats; everybody else is told that it is full',
    async () => {
      const { counts, seats } = await race(1_000, 'nowhere');

      expect(counts).toEqual({ 201: SEATS, '409 sold_out': 1_000 - SEATS });
      expect(seats).toEqual({ counter: SEATS, ledger: SEATS });
    },
    TIMEOUT_MS,
  );

  it(
    'get more than there are where the guard is off: the test can fail',
    async () => {
      await db.owner.query('ALTER TABLE seat_counter DROP CONSTRAINT seat_counter_within_room');
      const { counts } = await race(90, WITHOUT_GUARD);

      expect(counts['201']).toBeGreaterThan(SEATS);
    },
    TIMEOUT_MS,
  );
});
