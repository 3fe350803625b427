import { expect, it } from 'vitest';
import { readTimes, waitForIdleCores, withIdlePart } from './cpu-idle.ts';

const core = { times: { user: 1_000, nice: 200, sys: 300, idle: 2_500, irq: 0 } };

it('is the part of the time of the work in which the cores had none', async () => {
  const read = [
    { idle: 5_000, all: 20_000 },
    { idle: 5_400, all: 21_000 },
  ].values();
  const work = async () => 'done';
  expect(await withIdlePart(work, () => read.next().value ?? { idle: 0, all: 0 })).toEqual({
    result: 'done',
    idle: 0.4,
  });
});

it('counts the times of all cores, and what the host of a virtual machine gave to others', () => {
  expect(readTimes([core, core], '')).toEqual({ idle: 5_000, all: 8_000 });
  const stat = 'cpu  200 40 60 500 7 0 8 300 0 0\ncpu0 100 20 30 250 7 0 8 150 0 0\n';
  expect(readTimes([core, core], stat)).toEqual({ idle: 5_000, all: 11_000 });
});

it('reads the times of this machine', () => {
  const { idle, all } = readTimes();
  expect(idle).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(idle);
});

it('waits until the cores had time, and not for ever', async () => {
  let reads = 0;
  const busyUntil = (end: number) => () => ({ idle: (reads += 1) > end ? reads * 100 : 0, all: reads * 100 });
  await waitForIdleCores(30, busyUntil(5), 0);
  expect(reads).toBe(6);
  reads = 0;
  await waitForIdleCores(30, busyUntil(1_000), 0);
  expect(reads).toBe(60);
});
