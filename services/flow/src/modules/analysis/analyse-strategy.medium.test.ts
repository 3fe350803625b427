import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { flowClient } from '../../testing/flow-client';
import { ada } from '../../testing/people';
import { startFlow } from '../../testing/start-flow';
import { ContentEngine } from '../../engine/content-engine';
import { FragileEngine } from '../../testing/fragile-engine';
import { AnalyseStrategyJob } from './analyse-strategy.job';

const engine = new FragileEngine();
const { db, app } = await startFlow({
  override: (builder) => builder.overrideProvider(ContentEngine).useValue(engine),
});
beforeEach(() => {
  engine.misbehave = undefined;
});

const flow = () => flowClient(app, ada);
const run = (strategyId: string) => app.nest.get(AnalyseStrategyJob).handle({ strategyId, userId: ada.id });

it('fills the strategy with what the intake says', async () => {
  const id = await flow().created();
  await app.runJobs();

  const strategy = await flow().strategy(id);
  expect(strategy.analysis).toMatchObject({ state: 'done', progress: 100, engine: 'embedded@11' });
  expect(strategy.analysis.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(strategy.icp_json?.pain_points[0]).toEqual({
    id: expect.any(String),
    text: 'Struggle with no-shows',
    source: { field: 'raw_text', sentence: 'Small clinics struggle with no-shows.', index: 1 },
  });
  expect(strategy).toMatchObject({
    competitors: ['Doctolib', 'Zocdoc'],
    horizon_days: 90,
    derived_at: expect.any(String),
  });
});

it('shows the step it is at', async () => {
  const id = await flow().created();
  const seen: unknown[] = [];
  engine.misbehave = async () => {
    const { analysis } = await flow().strategy(id);
    seen.push([analysis.progress, analysis.message, analysis.steps.find(({ state }) => state === 'running')?.id]);
  };
  await run(id);
  expect(seen[0]).toEqual([0, 'Reading what you typed.', 'reading']);
  expect(seen[4]).toEqual([80, 'Looking for the tone.', 'tone']);
});

it('tries again after a failure, and says so meanwhile', async () => {
  const id = await flow().created();
  engine.misbehave = () => {
    throw new Error('broken');
  };
  await expect(run(id)).rejects.toThrow('broken');
  expect((await flow().strategy(id)).analysis).toMatchObject({
    state: 'queued',
    message: 'Something went wrong. Trying again in a moment.',
  });

  engine.misbehave = undefined;
  await run(id);
  expect((await flow().strategy(id)).analysis.state).toBe('done');
});

it('gives up after the third failure, and starts again when asked to', async () => {
  const id = await flow().created();
  expect((await flow().retry(id)).json().code).toBe('analysis_not_failed');

  engine.misbehave = (step) => {
    if (step === 'offers') throw new Error('broken');
  };
  await expect(run(id)).rejects.toThrow('broken');
  await expect(run(id)).rejects.toThrow('broken');
  await run(id);
  const failed = await flow().strategy(id);
  expect(failed.analysis).toMatchObject({
    state: 'failed',
    message: 'The analysis failed on our side. What you typed is kept: start it again.',
  });
  expect(failed.analysis.steps.map(({ state }) => state)).toEqual(['done', 'done', 'failed', 'waiting', 'waiting']);

  engine.misbehave = undefined;
  const retried = await flow().retry(id);
  expect([retried.statusCode, retried.json().analysis.state]).toEqual([202, 'queued']);
  await app.runJobs();
  expect((await flow().strategy(id)).analysis.state).toBe('done');
});

it('begins anew after a crash, and drops what the interrupted try still writes', async () => {
  const id = await flow().created();
  const interrupted = Promise.withResolvers<undefined>();
  engine.misbehave = () => interrupted.promise;
  const first = run(id);
  await expect.poll(async () => (await flow().strategy(id)).analysis.state).toBe('running');

  engine.misbehave = undefined;
  await run(id);
  const { derived_at: derivedAt } = await flow().strategy(id);
  interrupted.resolve(undefined);
  await first;
  expect(await flow().strategy(id)).toMatchObject({ derived_at: derivedAt, analysis: { state: 'done' } });
});

it('marks an analysis failed that takes the process down each time', async () => {
  const id = await flow().created();
  await db.owner.query(
    `UPDATE flow_strategies SET analysis_state = 'running', analysis_step = 'audience', analysis_attempt = 3 WHERE id = $1`,
    [id],
  );
  await run(id);
  expect((await flow().strategy(id)).analysis.state).toBe('failed');
});

it('ends quietly when the strategy is deleted in the middle', async () => {
  const id = await flow().created();
  engine.misbehave = async (step) => {
    if (step === 'audience') await flow().remove(id);
  };
  await run(id);
  expect((await flow().get(id)).statusCode).toBe(404);
});

// Last: its worker goes on.
it('analyses one intake of an account at a time', async () => {
  await app.runJobs();
  let running = 0;
  let most = 0;
  engine.misbehave = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 30));
    running -= 1;
  };
  const person = { ...ada, id: randomUUID() };
  const others = flowClient(app, person);
  const ids = [await others.created(), await others.created(), await others.created()];
  app.startWorker();
  const states = async () =>
    (await Promise.all(ids.map((id) => others.strategy(id)))).map(({ analysis }) => analysis.state);
  await expect.poll(states, { timeout: 20_000 }).toEqual(['done', 'done', 'done']);
  expect(most).toBe(1);
});
