import { Client } from 'pg';
import { expect, it } from 'vitest';
import { startActions } from '../../testing/start-actions';

const ENDED = 2_000;

const { db } = await startActions();

/** As in a service that has run for a while: its statistics know no run that is under way. */
await db.owner.query(
  `insert into run (id, user_id, key_id, slug, status, cost, request_id, deadline_at, finished_at)
   select uuidv7(), uuidv7(), uuidv7(), 'email_validate', 'succeeded', 1, 'request', now(), now() from generate_series(1, ${ENDED})`,
);
await db.owner.query('analyze run');

it.each([
  ['finish_run', 'select finish_run(uuidv7(), 1, null)'],
  ['finish_runs', 'select finish_runs(array[uuidv7(), uuidv7()], array[1, 1], array[null, null])'],
  ['fail_run', `select fail_run(uuidv7(), 'failed', 1, 'The action failed')`],
  ['finish_run_at_price', `select finish_run_at_price(uuidv7(), 1, null, 1, 'Less')`],
])('%s finds a run by its id, and reads no list of those that ended since the last vacuum', async (_, statement) => {
  const client = new Client({ connectionString: db.url });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  const { rows } = await client.query(`select pg_stat_get_xact_numscans('actions.run_unfinished'::regclass) as scans`);
  await client.end();
  expect(rows).toEqual([{ scans: '0' }]);
});
