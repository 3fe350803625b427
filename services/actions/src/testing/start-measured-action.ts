import { CONFIG } from '@declic/nest-kit';
import type { ActionsConfig } from '../config';
import type { Action } from '../engine/action';
import { defineAction } from '../engine/define-action';
import { ActionHealth } from '../modules/metrics/action-health';
import { RefreshMetricsJob } from '../modules/verification/refresh-metrics.job';
import { Verifier } from '../modules/verification/verifier';
import { aRegistry } from './fake-registry';
import { mcpFacts } from './mcp-actions';
import { startActions } from './start-actions';

const reader = { id: '019aa1de-92f8-7443-a9d2-0123456789ab', email: 'ada@example.com' };

type Answer = 'right' | 'wrong' | 'error' | 'never';

/** The service with one action, `measured`, whose answers a test decides, and what computes its figures. */
export async function startMeasuredAction() {
  const state = { answer: 'right' as Answer };
  const measured = anActionThatAnswers(state);
  const list: Action[] = [measured];
  const started = await startActions({ registry: aRegistry(list) });
  const { db, app } = started;
  // From now on: the service that is started has begun no loop, and a test makes the passes.
  app.nest.get<ActionsConfig & { VERIFY_EXAMPLES: 'all' }>(CONFIG).VERIFY_EXAMPLES = 'all';
  const verifier = app.nest.get(Verifier);
  const get = (url: string) => app.inject({ method: 'GET', url, headers: app.as(reader) });

  return {
    ...started,
    ...{ state, measured, list, verifier, get },
    /** Runs the examples once for each answer. */
    async verify(...answers: Answer[]): Promise<void> {
      for (const answer of answers) {
        state.answer = answer;
        await verifier.verify(measured);
      }
      state.answer = 'right';
    },
    /** What the catalogue shows after the figures were computed. */
    async readMetrics() {
      await app.nest.get(RefreshMetricsJob).refresh();
      await app.nest.get(ActionHealth).read();
      return (await get('/api/actions/catalogue')).json()[0];
    },
    call: (caller: { headers: object }) =>
      app.inject({ method: 'POST', url: '/v1/actions/measured', headers: { ...caller.headers }, payload: {} }),
    forgetAll: () =>
      Promise.all(['verification_pass', 'example_run', 'run'].map((table) => db.owner.query(`delete from ${table}`))),
  };
}

function anActionThatAnswers(state: { answer: Answer }): Action {
  return defineAction({
    ...mcpFacts,
    slug: 'measured',
    limits: { timeoutMs: 50, maxInputBytes: 100 },
    output: { type: 'object', required: ['text'] },
    handler: () => {
      if (state.answer === 'error') throw new Error('boom');
      return state.answer === 'never' ? new Promise<object>(() => undefined) : { text: state.answer };
    },
    examples: [
      { name: 'whole', input: {}, expect: { data: { text: 'right', engine: 'deterministic' } } },
      { name: 'part', source: 'RFC 1', input: {}, expect: { part: { text: 'right' } } },
    ],
  });
}
