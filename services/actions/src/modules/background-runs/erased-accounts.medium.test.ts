import { loginTo } from '@declic/nest-kit/testing';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { aCaller } from '../../testing/a-caller';
import { Receiver } from '../../testing/a-receiver';
import { acceptRun } from '../../testing/deferred-call';
import { registryWith } from '../../testing/fake-registry';
import { startActions } from '../../testing/start-actions';
import { RequestLogMaintenanceJob } from '../request-log/request-log-maintenance.job';
import { CallbackSender } from './callback-sender';
import { CallbacksRepository } from './callbacks.repository';

const receiver = await Receiver.start();
afterAll(() => receiver.stop());
const { db, app } = await startActions({ registry: registryWith(), env: { EGRESS_ALLOWED_ORIGINS: receiver.origin } });
const sender = app.nest.get(CallbackSender);
const callbacks = app.nest.get(CallbacksRepository);

/** A run whose callback failed once: it is due again in 5 s. */
async function acceptWithCallback(caller: Awaited<ReturnType<typeof aCaller>>, path: string): Promise<string> {
  receiver.answers.set(path, (response) => response.writeHead(500).end());
  const id = await acceptRun(app, caller, { callbackUrl: receiver.origin + path });
  await app.runJobs();
  await sender.send();
  await sender.untilIdle();
  return id;
}

/** Does something while another transaction holds the row. */
async function holding(id: string, act: () => Promise<void>): Promise<void> {
  const other = new Client({ connectionString: loginTo(db, 'actions', 'owner') });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select from background_run where id = $1 for update', [id]);
    await act();
    await other.query('rollback');
  } finally {
    await other.end();
  }
}

const inAMinute = () => new Date(Date.now() + 60_000);
const take = async () => (await callbacks.take(inAMinute(), 16)).map(({ id }) => id);

it('what a deletion passed over is sent nowhere, and is deleted within minutes', async () => {
  const caller = await aCaller(db);
  const id = await acceptWithCallback(caller, '/erased');
  await holding(id, async () => {
    await db.owner.query('select actions_api.erase_user_v1($1)', [caller.userId]);
  });
  const list = () => db.owner.query('select from background_run where id = $1', [id]);
  expect(await list()).toHaveLength(1);
  expect(await take()).not.toContain(id);
  await app.nest.get(RequestLogMaintenanceJob).runOnce();
  expect(await list()).toEqual([]);
});

it('what calls write that were running when their account was deleted is deleted, too', async () => {
  const { userId } = await aCaller(db);
  await db.owner.query('select actions_api.erase_user_v1($1)', [userId]);
  await db.owner.query('insert into webhook_secret (user_id, version) values ($1, 1)', [userId]);
  await db.owner.query(`insert into user_favorite (user_id, action_slug) values ($1, 'works')`, [userId]);
  await db.owner.query(
    `insert into empty_search (user_id, user_agent, search_query, filters) values ($1, 'Browser', 'late', '{}')`,
    [userId],
  );
  await db.owner.query(
    `insert into idempotent_call (user_id, idempotency_key, request_hash, run_id) values ($1, 'late', sha256('late'), gen_random_uuid())`,
    [userId],
  );
  await app.nest.get(RequestLogMaintenanceJob).runOnce();
  for (const table of ['webhook_secret', 'user_favorite', 'empty_search', 'idempotent_call'])
    expect([table, await db.owner.query(`select from ${table} where user_id = $1`, [userId])]).toEqual([table, []]);
  expect(await db.owner.query(`select user_agent from empty_search where search_query = 'late'`)).toEqual([
    { user_agent: null },
  ]);
});

it('a callback that another transaction holds is passed over', async () => {
  const caller = await aCaller(db);
  const [held, free] = [await acceptWithCallback(caller, '/held'), await acceptWithCallback(caller, '/free')];
  await holding(held, async () => {
    const taken = await take();
    expect(taken).toEqual([free]);
  });
});
