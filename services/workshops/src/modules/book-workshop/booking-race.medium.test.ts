import { startTestDatabase, type TestDatabase } from '@declic/nest-kit/testing';
import type { Victim } from '@declic/nest-kit/testing/victim';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '../../database/data-source';
import { aBooking } from '../../testing/a-booking';
import { aSession } from '../../testing/a-session';
import { startServiceProcess } from '../../testing/a-victim';
import { countBy } from '../../testing/count-by';
import { countSeats } from '../../testing/count-seats';

const SEATS = 10;
/** `RACE_BOOKINGS=1000` is the whole of it, in some seconds. */
const BOOKINGS = Number(process.env['RACE_BOOKINGS'] ?? 300);

let db: TestDatabase;
let processes: Victim[];
beforeAll(async () => {
  db = await startTestDatabase(database);
  processes = await Promise.all([1, 2, 3].map(() => startServiceProcess(db.url)));
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  await db.stop();
});

async function book(sessionId: string, index: number, headers: Record<string, string> = {}): Promise<number> {
  const { url } = processes[index % processes.length] as Victim; // started above
  const answer = await fetch(`${url}/api/workshops/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(aBooking({ sessionId, email: `person-${index}@race.test` })),
  });
  await answer.bytes();
  return answer.status;
}

/** Why calls failed, for the report of a test that fails. */
function listFailures(): string[] {
  return processes.flatMap(({ log }) => log.filter((line) => line.includes('"context":"Problem"')));
}

it.each([
  ['networks of their own', (index: number) => ({ 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` })],
  ['one network', () => ({})],
])(
  'three processes sell ten seats to ten of many from %s, and tell the others that it is full',
  async (_, headers) => {
    const sessionId = await aSession(db.dataSource, { capacity: SEATS });

    const answers = await Promise.all(
      Array.from({ length: BOOKINGS }, (_person, index) => book(sessionId, index, headers(index))),
    );

    expect(countBy(answers), listFailures().slice(0, 3).join('\n')).toEqual({ 201: SEATS, 409: BOOKINGS - SEATS });
    expect(await countSeats(db.dataSource, sessionId)).toEqual({ counter: SEATS, ledger: SEATS });
  },
  60_000,
);
