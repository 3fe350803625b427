import { RoundTripCounter } from '@declic/nest-kit/testing';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, expect, it } from 'vitest';
import { aCaller } from '../../testing/a-caller';
import { startActions } from '../../testing/start-actions';
import { RequestLog } from '../request-log/request-log';

const CALLS = 20;

const { db, app } = await startActions();
const trips = new RoundTripCounter();
useCountedConnection();

/** From now on, the service has one connection, whose round trips are counted. */
function useCountedConnection(): void {
  const driver = app.nest.get(DataSource).driver as unknown as { master: Pool }; // that of PostgreSQL
  const uncounted = driver.master;
  const counted = new Pool({ connectionString: db.url, max: 1, stream: trips.stream });
  driver.master = counted;
  afterAll(async () => {
    driver.master = uncounted;
    await counted.end();
  });
}

it('takes two round trips for a call with a known key, and shares those of the log among all calls', async () => {
  const { headers } = await aCaller(db);
  const call = async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/actions/email_validate',
      headers,
      payload: { email: 'ada@example.com' },
    });
    expect(answer.statusCode).toBe(200);
  };
  await call();
  await app.nest.get(RequestLog).flush();

  const each: number[] = [];
  for (let count = 0; count < CALLS; count += 1) each.push(await trips.during(call));
  const shared = await trips.during(() => app.nest.get(RequestLog).flush());
  // The log is written every 250 ms, and other work of the service may fall into a call.
  expect(each.toSorted((a, b) => a - b).slice(0, CALLS * 0.8)).toEqual(Array.from({ length: CALLS * 0.8 }, () => 2));
  expect(shared).toBeLessThanOrEqual(1);
});
