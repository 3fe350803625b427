import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startActions } from '../../testing/start-actions';

const ENDED = 2_000;

const { db } = await startActions();

/** As in a service that has run for a while: its statistics know no run that is under way. */
await db.owner.query(
  `insert into run (id, user_id, key_id, slug, status, cost, request_id, deadline_at, finished_at)
   select uuidv7(), uuidv7(), uuidv7(), 'email_validate', 'succeeded', 1, 'request', now(), now() from generate_series(1, ${ENDED})`,
);
await db.owner.query('analyze run');

const BEGIN_WAITING_RUN = `
  with waiting as (
    insert into run (id, user_id, key_id, slug, status, cost, request_id, deadline_at)
      values (uuidv7(), uuidv7(), uuidv7(), 'email_validate', 'running', 1, 'request', now()) returning *
  )
  insert into background_run (id, user_id, slug, request_id, cost, input, wants_links, timeout_ms, balance)
    select id, user_id, slug, request_id, cost, '{}', false, 1, 0 from waiting;
  select begin_background_run(1)`;

it.each([
  ['finish_run', 'select finish_run(uuidv7(), 1, null)'],
  ['finish_runs', 'select finish_runs(array[uuidv7(), uuidv7()], array[1, 1], array[null, null])'],
  ['fail_run', `select fail_run(uuidv7(), 'failed', 1, 'The action failed')`],
  ['accept_background_run', `select accept_background_run(uuidv7(), '{}', '{}', false, 1, null, null, null, 1)`],
  ['begin_background_run', BEGIN_WAITING_RUN],
  ['return_background_run', 'select return_background_run(uuidv7(), 1, 1)'],
  ['confirm_file', 'select confirm_file(uuidv7(), uuidv7(), now())'],
  ['finish_run_at_price', `select finish_run_at_price(uuidv7(), 1, null, 1, 'Less')`],
])('%s finds a run by its id, and reads no list of those that ended since the last vacuum', async (_, statement) => {
  const client = new Client({ connectionString: db.ownerUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`begin; ${statement}`);
  const { rows } = await client.query(`select pg_stat_get_xact_numscans('actions.run_unfinished'::regclass) as scans`);
  expect(rows).toEqual([{ scans: '0' }]);
});
