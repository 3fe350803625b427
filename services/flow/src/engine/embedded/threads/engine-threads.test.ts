import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { testEngineThreads } from '../../../testing/start-flow';
import { analyse } from '../analysis/embedded-engine';
import { anIntake } from '../analysis/testing/intakes';
import { createEngineThreads } from './create-engine-threads';
import { EngineTimeoutError } from './engine-timeout-error';
import type { EngineThreads } from './engine-threads';
import { type HostileInput, hostileThreads } from './testing/hostile-threads';

const TIME_LIMIT_MS = 300;

function use(threads: EngineThreads): EngineThreads {
  onTestFinished(() => threads.onApplicationShutdown());
  return threads;
}
const doing = (rawText: string): HostileInput => anIntake({ rawText });
const looping = () => ({ ...doing('loops'), turns: new Int32Array(new SharedArrayBuffer(4)) });

/** Resolves when the loop stands still. */
const ended = ({ turns }: ReturnType<typeof looping>) =>
  expect
    .poll(async () => {
      const before = turns[0];
      await pause(50);
      return turns[0] === before;
    })
    .toBe(true);

it('gives what the engine finds, and leaves the event loop free meanwhile', async () => {
  const threads = use(testEngineThreads());
  const { rawText } = anIntake();
  const large = anIntake({ pdfText: Array.from({ length: 20 }, () => rawText).join('\n\n') });
  let turns = 0;
  const turnsAtSteps: number[] = [];
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  onTestFinished(() => clearImmediate(counting));
  const found = await threads.run('analyse', large, {
    onStep: async () => void turnsAtSteps.push(turns),
  });
  expect(turnsAtSteps).toHaveLength(5);
  // The text is cut into sentences between the first two steps. On this loop it would be one turn.
  expect((turnsAtSteps[1] ?? 0) - (turnsAtSteps[0] ?? 0)).toBeGreaterThan(10);
  expect(found).toEqual(await analyse(large));
});

it('does not begin a step before the one who asked has agreed, and stops with the error of a refusal', async () => {
  const threads = use(testEngineThreads());
  const refusal = new Error('The strategy is gone.');
  const steps: string[] = [];
  const analysing = threads.run('analyse', anIntake(), {
    onStep: async (step) => {
      steps.push(step);
      await pause(20);
      if (step === 'offers') throw refusal;
    },
  });
  await expect(analysing).rejects.toBe(refusal);
  expect(steps).toEqual(['reading', 'audience', 'offers']);
});

it('passes on what the engine throws', async () => {
  const threads = use(hostileThreads());
  await expect(threads.run('analyse', doing('throws'))).rejects.toThrow(new TypeError('It is broken.'));
});

it('ends tasks that never end, and does those that waited', async () => {
  const threads = use(hostileThreads({ timeLimitMs: TIME_LIMIT_MS }));
  const loops = [looping(), looping(), looping()];
  const endless = loops.map((input) => threads.run('analyse', input));
  const waiting = threads.run('analyse', doing('nothing'));
  const results = await Promise.allSettled(endless);
  expect(results.map((result) => result.status === 'rejected' && result.reason)).toEqual(
    loops.map(() => expect.any(EngineTimeoutError)),
  );
  expect(await waiting).toBe('done');
  for (const loop of loops) await ended(loop);
});

it('does not count the time that its caller takes between two steps', async () => {
  const threads = use(hostileThreads({ timeLimitMs: TIME_LIMIT_MS }));
  const onStep = () => pause(2 * TIME_LIMIT_MS);
  expect(await threads.run('analyse', doing('asks'), { onStep })).toBe('done');
  await expect(threads.run('analyse', doing('asks, then loops'), { onStep })).rejects.toThrow(EngineTimeoutError);
});

it('ends a task when it is told to, and begins none that waits', async () => {
  const threads = use(hostileThreads());
  const stop = new AbortController();
  const loops = [looping(), looping(), looping()];
  const tasks = loops.map((loop) => threads.run('analyse', loop, { signal: stop.signal }));
  const settled = Promise.allSettled(tasks);
  await expect.poll(() => loops.filter(({ turns }) => turns[0]).length).toBe(2);
  const reason = new Error('The service ends.');
  stop.abort(reason);
  expect(await settled).toEqual(tasks.map(() => ({ status: 'rejected', reason })));
  for (const loop of loops) await ended(loop);
  expect(loops.filter(({ turns }) => turns[0])).toHaveLength(2);
});

it.each(['exits', 'throws outside', 'fills the memory'])(
  'outlives a thread that %s, and does what comes next and what waited',
  async (fault) => {
    const threads = use(hostileThreads());
    const broken = [1, 2].map(() => threads.run('analyse', doing(fault)));
    const waiting = threads.run('analyse', doing('nothing'));
    for (const { status } of await Promise.allSettled(broken)) expect(status).toBe('rejected');
    expect(await waiting).toBe('done');
    expect(await threads.run('analyse', doing('nothing'))).toBe('done');
  },
);

it('lets no task wait for threads that cannot start', async () => {
  const threads = use(createEngineThreads({ workerFile: '/nowhere/engine-worker.js' }));
  const tasks = [1, 2, 3].map(() => threads.run('analyse', anIntake()));
  for (const { status } of await Promise.allSettled(tasks)) expect(status).toBe('rejected');
  await expect(threads.run('analyse', anIntake())).rejects.toThrow();
});

it('ends its threads with the service', async () => {
  const threads = hostileThreads();
  const loop = looping();
  const endless = threads.run('analyse', loop).catch(String);
  await expect.poll(() => loop.turns[0]).toBeGreaterThan(0);
  await threads.onApplicationShutdown();
  expect(await endless).toMatch(/terminat/i);
  await ended(loop);
});
