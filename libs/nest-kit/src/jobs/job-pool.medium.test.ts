import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startTestDatabase } from '../testing';
import { createJobPool } from './job-pool';

const limits = {
  DATABASE_CONNECT_TIMEOUT_MS: 5_000,
  DATABASE_STATEMENT_TIMEOUT_MS: 5_000,
  DATABASE_LOCK_TIMEOUT_MS: 1_000,
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: 5_000,
};

it('hears of every connection that is lost, also while it ends', async () => {
  const db = await startTestDatabase({ name: 'flow', entities: [], migrations: {}, functions: {} });
  const heard: string[] = [];
  const pool = createJobPool({ ...limits, DATABASE_URL: db.url }, 'flow_jobs', 3, ({ message }) => heard.push(message));
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  const [busy, ...idle] = clients;
  for (const client of idle) client.release();
  const ended = pool.end();
  await db.owner.query(`SELECT pg_sleep(0.1)`);
  await db.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'flow_jobs'`,
  );
  await expect.poll(() => heard).toContain('terminating connection due to administrator command');
  busy?.release();
  await ended;
  await pause(50);
  await db.stop();
});
