import { beforeEach, expect, it } from 'vitest';
import { anAnalysedStrategy } from '../../testing/an-analysed-strategy';
import { contentClient } from '../../testing/content-client';
import { ada } from '../../testing/people';
import { startContent } from '../../testing/start-content';
import { WriteIdeasJob } from './write-ideas.job';

const { db, app, engine } = await startContent();

const asAda = () => contentClient(app, ada);
const run = () => app.nest.get(WriteIdeasJob).handle({ strategyId: strategy, userId: ada.id });
const readGeneration = async () => (await asAda().strategy(strategy)).idea_generation;

let strategy: string;
beforeEach(async () => {
  strategy = await anAnalysedStrategy(db, ada);
  await asAda().generate(strategy, { count: 2 });
});

it('tries again after a failure', async () => {
  engine.during = () => Promise.reject(new Error('broken'));
  await expect(run()).rejects.toThrow('broken');
  expect((await readGeneration()).state).toBe('queued');
  engine.during = undefined;
  await run();
  expect(await asAda().ideas(strategy)).toHaveLength(2);
});

it('fails after three attempts, says what to do, and begins anew when asked', async () => {
  engine.during = () => Promise.reject(new Error('broken'));
  await expect(run()).rejects.toThrow('broken');
  await expect(run()).rejects.toThrow('broken');
  await run();
  expect(await readGeneration()).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('ask for them again'),
  });

  engine.during = undefined;
  expect(await asAda().generated(strategy, 1)).toHaveLength(1);
});

it('fails a request whose every attempt took the process down', async () => {
  await db.owner.query(`update flow_strategies set ideas_state = 'running', ideas_attempt = 3 where id = $1`, [
    strategy,
  ]);
  await run();
  expect((await readGeneration()).state).toBe('failed');
  expect(engine.requests).toEqual([]);
});

/** An attempt that waits in the engine until `interrupted` is resolved. */
async function beginAttempt() {
  const interrupted = Promise.withResolvers<undefined>();
  engine.during = () => interrupted.promise;
  const first = run();
  await expect.poll(async () => (await readGeneration()).state).toBe('running');
  engine.during = undefined;
  return { interrupted, first };
}

it('drops what an attempt finds after another one has begun', async () => {
  const { interrupted, first } = await beginAttempt();
  await run();
  const ideas = await asAda().ideas(strategy);
  expect(ideas).toHaveLength(2);
  interrupted.resolve(undefined);
  await first;
  expect(await asAda().ideas(strategy)).toEqual(ideas);
});

it('drops what an attempt finds for a request before', async () => {
  const { interrupted, first } = await beginAttempt();
  await run();

  await asAda().generate(strategy, { count: 5 });
  engine.during = async () => {
    interrupted.resolve(undefined);
    await first;
  };
  await run();
  // The attempt of the first request ends while that of the second one runs, and stores nothing.
  expect(await asAda().ideas(strategy)).toHaveLength(7);
});

it('does nothing where nothing is asked for', async () => {
  await run();
  engine.requests.length = 0;
  await run();
  expect(engine.requests).toEqual([]);
});

it('ends quietly when the strategy is deleted in the middle', async () => {
  engine.during = () => db.owner.query('delete from flow_strategies where id = $1', [strategy]);
  await run();
  expect(await db.owner.query('select from flow_ideas')).toEqual([]);
});
