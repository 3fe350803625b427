import { TICKET_LIFE_MS } from '@declic/nest-kit/composition';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressIn, beaconOf, flush, sendBeacon, ticketOf } from '../../testing/pages';
import { startRegistry } from '../../testing/registry';
import type { Failure } from '../observations/observation';

const registry = await startRegistry();

/** A version for each test: a process remembers what it wrote. */
const served = { name: 'mf-flow', version: 'v0' };
let count = 0;
beforeEach(async () => {
  count += 1;
  served.version = `v${count}`;
  await registry.register({ version: served.version });
});
const address = '192.0.2.7';

const report = (outcome: Failure | 'loaded', from = address, ticket?: string | null) =>
  sendBeacon(registry.app, from, beaconOf({ address: from, served }, outcome, ticket));

async function health(hours?: number) {
  await flush(registry.app);
  return registry.health(hours);
}

describe('a beacon with the ticket of a page', () => {
  it('is counted by version and kind', async () => {
    await report('loaded');
    await report('render', addressIn(1));
    await report('loaded', addressIn(1));

    expect(await health()).toMatchObject([
      {
        ...served,
        role: 'stable',
        loads: 2,
        failed: 1,
        failure_rate: 0.5,
        failures: { load: 0, slow: 0, contract: 0, render: 1, runtime: 0, unmount: 0, mismatch: 0 },
        traffic_share: 1,
      },
    ]);
  });

  it.each(['load', 'slow', 'contract', 'render', 'runtime', 'unmount', 'mismatch'] as const)(
    'counts a failure of kind %s',
    async (failure) => {
      await report(failure);

      const [version] = await health();
      expect(version?.failures).toMatchObject({ [failure]: 1 });
      expect(Object.values(version?.failures ?? {}).filter((count) => count > 0)).toEqual([1]);
    },
  );

  it('is no failure of a version whose page was only rendered twice', async () => {
    await report('mismatch');

    expect(await health()).toMatchObject([{ loads: 1, failed: 0, failure_rate: 0, failures: { mismatch: 1 } }]);
  });

  it('counts once for its network, however often and from whichever of its addresses it is sent', async () => {
    const ticket = ticketOf({ address, served });
    for (const from of [address, address, '192.0.2.8', '192.0.2.250'])
      for (const outcome of ['loaded', 'render'] as const) await report(outcome, from, ticket);
    await flush(registry.app);
    for (const from of [address, '192.0.2.9']) await report('runtime', from);

    expect(await health()).toMatchObject([{ loads: 1, failed: 1, failures: { render: 1, runtime: 1 } }]);
  });

  it('counts once for an IPv6 network of 48 bits', async () => {
    for (const from of ['2001:db8:1:2::1', '2001:db8:1:3::2', '2001:db8:1:ffff:1::9']) await report('loaded', from);
    await report('loaded', '2001:db8:2::1');

    expect(await health()).toMatchObject([{ loads: 2 }]);
  });

  it('counts once on all replicas together', async () => {
    const replica = await registry.startReplica();
    await report('loaded');
    await sendBeacon(replica, address, beaconOf({ address, served }, 'loaded'));
    await Promise.all([flush(registry.app), flush(replica)]);

    expect(await health()).toMatchObject([{ loads: 1 }]);
  });

  it('shares the traffic of a deployable among its versions', async () => {
    const next = { ...served, version: `${served.version}-next` };
    await registry.register({ version: next.version });
    for (const network of [1, 2, 3]) await report('loaded', addressIn(network));
    await sendBeacon(registry.app, address, beaconOf({ address, served: next }, 'loaded'));

    expect(await health()).toMatchObject([
      { version: served.version, role: 'earlier', traffic_share: 0.75 },
      { version: next.version, role: 'stable', traffic_share: 0.25 },
    ]);
  });

  it('is not counted for a version that was never registered', async () => {
    const foreign = { name: 'mf-flow', version: 'v9' };
    await sendBeacon(registry.app, address, beaconOf({ address, served: foreign }, 'render'));

    expect(await health()).toEqual([]);
  });
});

describe('a beacon is not counted', () => {
  const old = new Date(Date.now() - TICKET_LIFE_MS - 60_000);
  it.each([
    ['without a ticket', () => null],
    ['with a forged one', () => ticketOf({ address, served, secret: 'not the secret of the edge and registry' })],
    ['with one that is a day old', () => ticketOf({ address, served, at: old })],
    ['with one of another network', () => ticketOf({ address: '198.51.100.7', served })],
    ['with one of another composition', () => ticketOf({ address, served, compositionId: 'f'.repeat(16) })],
    ['with one of another version', () => ticketOf({ address, served: { ...served, version: 'other' } })],
    ['with one that is no ticket', () => 'x.y.z'],
  ])('%s', async (_what, toTicket) => {
    expect((await report('render', address, toTicket())).statusCode).toBe(204);

    expect(await health()).toEqual([]);
  });
});

describe('a version', () => {
  const renderedAt = async () => {
    await flush(registry.app);
    return (await registry.history()).items[0]?.rendered_at;
  };

  it('has rendered with the first counted report that it loaded', async () => {
    await report('render');
    await report('loaded', address, null);
    expect(await renderedAt()).toBeNull();

    await report('loaded');
    const first = await renderedAt();
    expect(first).not.toBeNull();
    await report('loaded', addressIn(1));
    expect(await renderedAt()).toBe(first);
  });
});

describe('counts', () => {
  it('survive the end of the process, without a second of waiting', async () => {
    const replica = await registry.startReplica();
    for (const network of [1, 2, 3])
      await sendBeacon(replica, addressIn(network), beaconOf({ address: addressIn(network), served }, 'loaded'));
    await replica.close();

    expect(await health()).toMatchObject([{ loads: 3 }]);
  });

  it('are of the window that is asked for', async () => {
    await report('render');
    await flush(registry.app);
    registry.clock.moment = new Date(Date.now() + 2 * 60 * 60 * 1_000);
    await report('loaded', addressIn(1));

    expect(await health(1)).toMatchObject([{ loads: 1, failed: 0, failures: { render: 0 } }]);
    expect(await health(3)).toMatchObject([{ loads: 2, failed: 1, failures: { render: 1 } }]);
  });

  it('are metrics by deployable, version and outcome', async () => {
    await report('loaded');
    await report('slow');
    await report('slow', address, null);
    const { body } = await registry.app.inject({ url: '/metrics' });

    expect(body).toMatch(/^release_beacons_total\{deployable="mf-flow",version="v\d+",outcome="slow",.*\} \d+$/m);
    expect(body).toMatch(/^release_beacons_uncounted_total\{reason="missing",.*\} \d+$/m);
  });
});
