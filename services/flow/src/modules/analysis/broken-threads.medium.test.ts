import { expect, it, vi } from 'vitest';
import { EngineThreads } from '../../engine/embedded/threads/engine-threads';
import { hostileThreads } from '../../engine/embedded/threads/testing/hostile-threads';
import { openAccounts } from '../../testing/an-account';
import { flowClient } from '../../testing/flow-client';
import { anIntakeBody } from '../../testing/intake-body';
import { startFlow } from '../../testing/start-flow';
import { AnalyseStrategyJob } from './analyse-strategy.job';
import { AnalysisRepository } from './analysis.repository';

const { db, app } = await startFlow({
  also: ['accounts'],
  override: (builder) => builder.overrideProvider(EngineThreads).useValue(hostileThreads({ timeLimitMs: 300 })),
});
const accounts = await openAccounts(db);

/** A strategy whose analysis does what its text says, and the way to run one try. */
async function started(rawText: string) {
  const user = await accounts.open({ credits: 5 });
  const flow = flowClient(app, user);
  const id = await flow.created(anIntakeBody({ raw_text: rawText }));
  expect(await accounts.balance(user)).toBe(0);
  const run = (signal?: AbortSignal) =>
    app.nest.get(AnalyseStrategyJob).handle({ strategyId: id, userId: user.id }, { signal });
  return { user, flow, id, run };
}

it('ends an analysis that does not end with its first try, gives the credits back, and says what to change', async () => {
  const { user, flow, id, run } = await started('loops');
  await run();
  expect((await flow.strategy(id)).analysis).toMatchObject({
    state: 'failed',
    cost: 0,
    is_intake_fault: true,
    message: expect.stringMatching(/takes too long\. Change what you typed to a shorter text.* were given back\.$/),
  });
  expect(await accounts.balance(user)).toBe(5);
});

it('outlives threads that break, tries again, and gives the credits back in the end', async () => {
  const { user, flow, id, run } = await started('exits');
  await expect(run()).rejects.toThrow();
  await expect(run()).rejects.toThrow();
  expect((await flow.strategy(id)).analysis.state).toBe('queued');
  await run();
  expect((await flow.strategy(id)).analysis).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('failed on our side'),
  });
  expect(await accounts.balance(user)).toBe(5);
});

it('ends the work of a job that is told to stop, which is done again later', async () => {
  const { flow, id, run } = await started('asks, then loops');
  const stop = new AbortController();
  const seen = holdNextStep();
  const stopped = expect(run(stop.signal)).rejects.toThrow('The service ends.');
  await expect
    .poll(async () => (await flow.strategy(id)).analysis.steps)
    .toContainEqual(expect.objectContaining({ id: 'reading', state: 'running' }));
  stop.abort(new Error('The service ends.'));
  seen();
  await stopped;
  expect((await flow.strategy(id)).analysis.state).toBe('queued');
});

/** The engine waits in its next step until the given function is called; the time limit does not count meanwhile. */
function holdNextStep(): () => void {
  const analyses = app.nest.get(AnalysisRepository);
  const { promise, resolve } = Promise.withResolvers<void>();
  const enterStep = analyses.enterStep.bind(analyses);
  vi.spyOn(analyses, 'enterStep').mockImplementationOnce(async (attempt, step) => {
    const isEntered = await enterStep(attempt, step);
    await promise;
    return isEntered;
  });
  return resolve;
}
