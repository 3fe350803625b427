import { afterAll, expect, it } from 'vitest';
import { startTestDatabase } from '../testing';
import { KeptConnection } from './kept-connection';

const db = await startTestDatabase({ name: 'workshops', entities: [], migrations: {}, functions: {} });
afterAll(() => db.stop());

const listSessions = () =>
  db.dataSource.query<object[]>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'kept'`,
  );

it('makes a connection anew that could not be prepared, and leaves none behind', async () => {
  const sessions: number[] = [];
  let fails = 20;
  const connection = new KeptConnection({
    url: db.url,
    applicationName: 'kept',
    timing: { heartbeat: 300, timeout: 1_000, reconnect: 10 },
    async prepare(client) {
      sessions.push((await listSessions()).length);
      if (fails-- > 0) await client.query('SELECT 1 / 0');
    },
    check: (client) => client.query('SELECT'),
  });
  connection.open();
  await expect.poll(() => connection.current).toBeDefined();
  expect(sessions).toHaveLength(21);
  // The one that was cut just now may still be ending.
  expect(Math.max(...sessions)).toBeLessThanOrEqual(3);
  await connection.close();
  expect(connection.current).toBeUndefined();
  await expect.poll(listSessions).toEqual([]);
});
