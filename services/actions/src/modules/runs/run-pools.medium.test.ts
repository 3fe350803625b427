import { expect, it } from 'vitest';
import { aCaller } from '../../testing/a-caller';
import { readBalance } from '../../testing/a-ledger';
import { findAction } from '../../testing/pools/bombs';
import { startActions } from '../../testing/start-actions';

const registry = {
  find: findAction,
  findListed: findAction,
  findObstacle: () => null,
  list: () => [],
  listEnabled: () => [],
};
const { db, app } = await startActions({ registry, catalogue: 'bombs.js' });

const run = (headers: object, slug: string, value: unknown = null) =>
  app.inject({ method: 'POST', url: `/v1/actions/${slug}`, headers: { ...headers }, payload: { value } });

it('runs an action in its pool', async () => {
  const { headers } = await aCaller(db);
  const { pid } = (await run(headers, 'process_id')).json().data;
  expect(pid).toBe(process.pid); // a thread of this process
  expect((await run(headers, 'echo', { a: 1 })).json()).toMatchObject({
    data: { value: { a: 1 } },
    warnings: ['Read in full.'],
  });
});

it.each([
  ['regex', 503, 'action_timed_out'],
  ['heap', 422, 'unusable_input'],
  ['throws', 503, 'action_failed'],
  ['uncloneable', 503, 'action_failed'],
  ['exits', 503, 'action_failed'],
])('gives back a run that ends with %s, and goes on', async (slug, status, code) => {
  const caller = await aCaller(db);
  expect((await run(caller.headers, slug)).json()).toMatchObject({ status, code, cost: 0 });
  expect(await readBalance(db, caller)).toBe(100);
  expect((await run(caller.headers, 'echo', 1)).json()).toMatchObject({ status: 200 });
});
