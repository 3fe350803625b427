import { JobSchedule } from '@declic/nest-kit';
import { TICKET_LIFE_MS } from '@declic/nest-kit/composition';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressIn, beaconOf, flush, sendBeacon, ticketOf } from '../../testing/pages';
import { startRegistry } from '../../testing/registry';
import type { Failure } from '../observations/observation';
import { WATCH_CANARIES } from './canaries.jobs';
import { CanaryWatch } from './canary-watch';

const registry = await startRegistry();

/** Versions for each test: a process remembers what it wrote. */
let run = 0;
let stable = '';
let canary = '';

beforeEach(async () => {
  run += 1;
  [stable, canary] = [`s${run}`, `c${run}`];
  await registry.register({ version: stable });
  await registry.register({ version: canary }, { activate: false });
  await registry.setCanary(canary, 5);
});

/** From networks of their own: the first number of a block of a thousand. */
async function report(version: string, outcome: Failure | 'loaded', count: number, firstNetwork: number) {
  const served = { name: 'mf-flow', version };
  const networks = Array.from({ length: count }, (_, index) => addressIn(firstNetwork + index));
  for (const address of networks) await sendBeacon(registry.app, address, beaconOf({ address, served }, outcome));
}

async function look(): Promise<void> {
  await flush(registry.app);
  await registry.app.nest.get(CanaryWatch).look();
}

const choice = async () => (await registry.history()).choice;

it('is not withdrawn because old pages, whose shell lacks what it needs, refuse it', async () => {
  await report(stable, 'loaded', 60, 1_000);
  await report(canary, 'contract', 20, 2_000);
  await report(canary, 'loaded', 20, 3_000);
  await look();

  expect(await choice()).toMatchObject({ version: stable, canary });
  expect((await registry.health()).find(({ version }) => version === canary)).toMatchObject({
    ...{ failed: 0, failures: { contract: 20 } },
    trial: { canary: { loads: 20, failed: 0 } },
  });
});

describe('a canary that fails more often than the stable version', () => {
  it('is withdrawn, with the evidence in the history', async () => {
    await report(stable, 'loaded', 60, 1_000);
    await report(canary, 'loaded', 20, 2_000);
    await report(canary, 'render', 8, 2_000);
    await look();

    expect(await choice()).toMatchObject({ version: stable, canary: null, canary_percent: null });
    expect((await registry.events())[0]).toMatchObject({
      action: 'withdrawn',
      version: canary,
      actor: 'registry',
      reason: `It failed in 8 of 20 networks, the stable version ${stable} in 0 of 60.`,
      evidence: {
        canary: { version: canary, percent: 5, loads: 20, failed: 8 },
        stable: { version: stable, loads: 60, failed: 0 },
        p: expect.closeTo(0.0000043, 6),
        alpha: 0.005,
        look: 1,
        window: { from: expect.any(String), to: expect.any(String) },
      },
    });
    expect((await registry.candidates()).remotes[0]).not.toHaveProperty('canary');
  });

  it('is withdrawn by the recurring job', async () => {
    await report(stable, 'loaded', 40, 1_000);
    await report(canary, 'slow', 20, 2_000);
    await flush(registry.app);
    await registry.app.nest.get(JobSchedule).plan(WATCH_CANARIES, {}, 0);
    await registry.app.runJobs();

    expect(await choice()).toMatchObject({ canary: null });
  });

  it('is not withdrawn before it ran in 20 networks', async () => {
    await report(stable, 'loaded', 60, 1_000);
    await report(canary, 'render', 19, 2_000);
    await look();

    expect(await choice()).toMatchObject({ canary });
  });

  it('is compared again only when it has twice as many loads', async () => {
    await report(stable, 'loaded', 60, 1_000);
    await report(canary, 'loaded', 20, 2_000);
    await look();
    expect((await registry.health()).find(({ version }) => version === canary)).toMatchObject({
      role: 'canary',
      canary_percent: 5,
      trial: {
        canary: { version: canary, loads: 20, failed: 0 },
        stable: { version: stable, loads: 60, failed: 0 },
        least_failed: 5,
        ...{ looks: 1, next_look_at_loads: 40, last_p: 1 },
        last_alpha: 0.005,
        next_alpha: 0.01 / 6,
        last_look_at: expect.any(String),
      },
    });

    await report(canary, 'render', 19, 2_000);
    await look();
    expect(await choice()).toMatchObject({ canary });
    await report(canary, 'render', 20, 3_000);
    await look();
    expect(await choice()).toMatchObject({ canary: null });
  });

  it('is compared with networks that reported the stable version shortly before it was started, too', async () => {
    await report(stable, 'loaded', 60, 1_000);
    await flush(registry.app);
    await registry.endCanary('end', canary);
    await registry.setCanary(canary, 5);
    await report(canary, 'render', 20, 2_000);
    await flush(registry.app);
    await report(stable, 'loaded', 60, 1_000);
    await look();

    expect(await choice()).toMatchObject({ version: stable, canary: null });
    expect((await registry.events())[0]).toMatchObject({ evidence: { stable: { loads: 60, failed: 0 } } });
  });

  it('is not blamed for what failed before it was started', async () => {
    await report(stable, 'loaded', 60, 1_000);
    await report(canary, 'render', 20, 2_000);
    await flush(registry.app);
    await registry.db.owner.query(
      "update observation set seen_at = seen_at - interval '1 hour', failed_at = failed_at - interval '1 hour'",
    );
    await report(canary, 'loaded', 20, 3_000);
    await look();

    expect(await choice()).toMatchObject({ canary });
  });
});

describe('a canary that fails as the stable version does', () => {
  it('goes on', async () => {
    await report(stable, 'loaded', 60, 1_000);
    await report(stable, 'load', 20, 1_000);
    await report(canary, 'loaded', 20, 2_000);
    await report(canary, 'load', 7, 2_000);
    await look();

    expect(await choice()).toMatchObject({ canary });
  });
});

describe('a forger cannot withdraw a canary', () => {
  const FORGED = 200;
  const own = '203.0.113.7';

  beforeEach(async () => {
    await report(stable, 'loaded', 60, 1_000);
    await report(canary, 'loaded', 20, 2_000);
  });

  const served = () => ({ name: 'mf-flow', version: canary });
  const send = (address: string, ticket: string | null) =>
    sendBeacon(registry.app, address, beaconOf({ address, served: served() }, 'render', ticket));

  const forgeries: [string, (time: number) => [string, string | null]][] = [
    ['from one address, with valid tickets', () => [own, ticketOf({ address: own, served: served() })]],
    [
      'from one network, with valid tickets',
      (time) => [`203.0.113.${time}`, ticketOf({ address: own, served: served() })],
    ],
    [
      'with one ticket that is replayed from many networks',
      (time) => [addressIn(4_000 + time), ticketOf({ address: own, served: served() })],
    ],
    ['without tickets', (time) => [addressIn(4_000 + time), null]],
    [
      'with tickets that it signed',
      (time) => {
        const address = addressIn(4_000 + time);
        return [address, ticketOf({ address, served: served(), secret: 'a secret that the edge does not have' })];
      },
    ],
    [
      'with tickets of another version',
      (time) => {
        const address = addressIn(4_000 + time);
        return [address, ticketOf({ address, served: { name: 'mf-flow', version: stable } })];
      },
    ],
    [
      'with tickets of another composition',
      (time) => {
        const address = addressIn(4_000 + time);
        return [address, ticketOf({ address, served: served(), compositionId: 'f'.repeat(16) })];
      },
    ],
    [
      'with tickets that are a day old',
      (time) => {
        const address = addressIn(4_000 + time);
        return [address, ticketOf({ address, served: served(), at: new Date(Date.now() - TICKET_LIFE_MS - 60_000) })];
      },
    ],
  ];

  it.each(forgeries)('%s', async (_what, forge) => {
    for (let time = 0; time < FORGED; time += 1) await send(...forge(time));
    await look();

    expect(await choice()).toMatchObject({ canary });
    const health = (await registry.health()).find(({ version }) => version === canary);
    expect(health?.failed).toBeLessThanOrEqual(1);
  });
});
