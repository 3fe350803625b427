import { expect, it } from 'vitest';
import { startRegistry } from '../../testing/registry';
import { ObservationsRetentionJob } from './observations-retention.job';

const registry = await startRegistry();
const HOUR = "interval '1 hour'";

/** Networks that a version was seen in, so many hours ago. */
const observe = (version: string, hoursAgo: number, networks = 1) =>
  registry.db.owner.query(
    `insert into observation (name, version, network, kinds, seen_at)
     select 'mf-flow', $1, $2 * 1000 + number, 1, now() - $2 * ${HOUR} - number * interval '1 second'
       from generate_series(1, $3::integer) number`,
    [version, hoursAgo, networks],
  );
const forget = (most?: number) => registry.app.nest.get(ObservationsRetentionJob).forget(most);
const left = async () => {
  const rows: { version: string; count: number }[] = await registry.db.owner.query(
    'select version, count(*)::integer as count from observation group by version order by version',
  );
  return Object.fromEntries(rows.map(({ version, count }) => [version, count]));
};

it('forgets a network 24 hours after its last report', async () => {
  await observe('v1', 25);
  await observe('v1', 23);
  await forget();

  expect(await left()).toEqual({ v1: 1 });
});

it('keeps what a running canary is judged by until it has ended', async () => {
  for (const version of ['v1', 'v2']) await registry.register({ version }, { activate: version === 'v1' });
  await registry.setCanary('v2', 5);
  await registry.db.owner.query(`update canary_trial set started_at = now() - 40 * ${HOUR}`);
  for (const version of ['v0', 'v1', 'v2']) for (const hoursAgo of [30, 50]) await observe(version, hoursAgo);
  await forget();
  expect(await left()).toEqual({ v1: 1, v2: 1 });

  await registry.withdraw('v2');
  await forget();
  expect(await left()).toEqual({});
});

it('keeps so many networks of a version, those that were seen last', async () => {
  await observe('v1', 1, 20);
  await observe('v2', 2, 5);
  await forget(10);

  expect(await left()).toEqual({ v1: 10, v2: 5 });
  const [oldest] = await registry.db.owner.query(
    "select max(network)::integer as network from observation where version = 'v1'",
  );
  expect(oldest).toEqual({ network: 1_010 });
});
