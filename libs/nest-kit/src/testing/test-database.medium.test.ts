import { Client, Pool } from 'pg';
import { expect, it } from 'vitest';
import { startTestDatabase } from './test-database';

const start = () => startTestDatabase({ name: 'flow', entities: [], migrations: {}, functions: {} });

it('is dropped when those who are leaving have left', async () => {
  const db = await start();
  const pool = new Pool({ connectionString: db.url });
  const client = await pool.connect();
  const last = client.query<{ said: string }>(`select pg_sleep(1)::text || 'goodbye' as said`);
  const left = pool.end();
  void last.finally(() => client.release());
  await db.stop();
  expect((await last).rows).toEqual([{ said: 'goodbye' }]);
  await left;
});

it('is dropped although a connection is open', async () => {
  const db = await start();
  const guest = new Client({ connectionString: db.url });
  const thrownOut = new Promise<Error>((resolve) => guest.once('error', resolve));
  await guest.connect();
  guest.on('error', () => undefined);
  await db.stop();
  expect(await thrownOut).toMatchObject({ code: '57P01' });
});
