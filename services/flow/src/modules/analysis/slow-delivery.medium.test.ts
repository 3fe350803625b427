import { afterAll, expect, it } from 'vitest';
import { EngineThreads } from '../../engine/embedded/threads/engine-threads';
import { hostileThreads } from '../../engine/embedded/threads/testing/hostile-threads';
import { openAccounts } from '../../testing/an-account';
import { flowClient } from '../../testing/flow-client';
import { anIntakeBody } from '../../testing/intake-body';
import { startFlow } from '../../testing/start-flow';
import { answers, WorkflowServer } from '../../testing/workflow-server';
import { AnalyseStrategyJob } from './analyse-strategy.job';

const workflow = await WorkflowServer.start();
workflow.answer = answers({ strategy_id: 'wf-1' });
afterAll(() => workflow.stop());

const { db, app } = await startFlow({
  also: ['accounts'],
  env: {
    FLOW_INTAKE_WORKFLOW_URL: `${workflow.origin}/webhook/strategy`,
    FLOW_WORKFLOW_SECRET: 'a secret that only these tests know, 32',
  },
  override: (builder) => builder.overrideProvider(EngineThreads).useValue(hostileThreads({ timeLimitMs: 300 })),
});
const accounts = await openAccounts(db);

const NOBODY = { roles: [], company_types: [], sectors: [], pain_points: [] };

it('fails an analysis whose text is too slow to check a delivery against, and says what to change', async () => {
  const user = await accounts.open({ credits: 5 });
  const flow = flowClient(app, user);
  const id = await flow.created(anIntakeBody({ raw_text: 'loops' }));
  await app.nest.get(AnalyseStrategyJob).handle({ strategyId: id, userId: user.id });
  const deliver = () =>
    app.inject({
      method: 'POST',
      url: '/api/flow/workflow-deliveries/analysis',
      headers: { authorization: `Bearer ${workflow.last.token}` },
      payload: { icp_json: NOBODY, pillars_json: ['loops'], offers_json: [] },
    });
  expect((await deliver()).statusCode).toBe(204);
  expect((await flow.strategy(id)).analysis).toMatchObject({
    state: 'failed',
    is_intake_fault: true,
    message: expect.stringMatching(/takes too long\. .* were given back\.$/),
  });
  expect(await accounts.balance(user)).toBe(5);
  expect((await deliver()).statusCode).toBe(409);
});
