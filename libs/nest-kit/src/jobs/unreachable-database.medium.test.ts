import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from '../testing';
import { begun, greeted, told } from './testing/greetings';
import { startQueue, timing } from './testing/start-queue';

const { db, greet, listJobs, listLeases, startReplica, stopReplica } = await startQueue();

describe('a worker that cannot reach the database', () => {
  let network: DatabaseProxy;

  beforeEach(async () => {
    network = await startDatabaseProxy(db.url);
  });

  afterEach(() => network.close());

  it('tells its jobs to stop before others take them, and begins none', async () => {
    const cutOff = await startReplica({ url: network.url });
    await expect.poll(listLeases).toHaveLength(1);
    await greet(cutOff, 'Ada', { ms: 60_000, heedsSignal: true });
    await expect.poll(() => begun).toEqual(['Ada']);
    network.freeze();
    const other = await startReplica();
    await expect.poll(() => told).toEqual(['Ada']);
    expect(begun).toEqual(['Ada']);
    // The server still believes in the connections; it ends them when it notices.
    await pause(timing.grace);
    expect(begun).toEqual(['Ada']);
    await network.stop();
    await db.dataSource.query(`UPDATE workshops_jobs._private_jobs SET payload = '{"name": "Ada again"}'`);
    await expect.poll(() => greeted, { timeout: 20_000 }).toEqual(['Ada again']);
    await stopReplica(other);
  });

  it('records what is done when it reaches the database again, and no other worker repeats it', async () => {
    const cutOff = await startReplica({ url: network.url });
    await startReplica();
    await expect.poll(listLeases).toHaveLength(2);
    // Both are asked, until the one with the network is busy.
    const guests = Array.from({ length: 8 }, (_, index) => `guest ${index}`);
    for (const name of guests) await greet(cutOff, name, { ms: 700 });
    await expect.poll(() => begun).toHaveLength(8);
    await network.stop();
    await expect.poll(() => greeted.length).toBe(8);
    await pause(600);
    await network.start();
    await expect.poll(listJobs).toEqual([]);
    await pause(timing.grace + 500);
    expect(begun.toSorted()).toEqual(guests);
  });
});
