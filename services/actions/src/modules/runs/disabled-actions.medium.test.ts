import { beforeEach, expect, it } from 'vitest';
import type { ActionsConfig } from '../../config';
import type { Capability } from '../../engine/action';
import { Capabilities } from '../../engine/capabilities';
import { aCaller } from '../../testing/a-caller';
import { readBalance } from '../../testing/a-ledger';
import { acceptRun, readRun } from '../../testing/deferred-call';
import { startActions } from '../../testing/start-actions';
import { ActionsRegistry } from '../catalogue/actions.registry';

const SLUG = 'qr_generate';
const payload = { content: 'https://example.com' };
const present = new Set<Capability>();
const registry = new ActionsRegistry(new Capabilities(present), {} as ActionsConfig); // without a model
const { db, app } = await startActions({ registry });

const REFUSAL = {
  code: 'action_disabled',
  title: 'The action cannot run here. This machine cannot read or draw pictures. Nothing was debited.',
};

beforeEach(() => {
  present.delete('picture');
});

it.each([
  ['its slug', `/v1/actions/${SLUG}`, payload, {}],
  ['its name in the body', '/v1/actions', { action: SLUG, arguments: payload }, {}],
  ['an input that is wrong', `/v1/actions/${SLUG}`, {}, {}],
  ['a question for its price', `/v1/actions/${SLUG}`, payload, { 'dry-run': 'true' }],
  ['a wish for a later answer', `/v1/actions/${SLUG}`, payload, { prefer: 'respond-async' }],
])(
  'refuses an action that cannot run here, called by %s, with the reason and before the charge',
  async (...[, url, body, headers]) => {
    const caller = await aCaller(db);
    const answer = await app.inject({ method: 'POST', url, headers: { ...caller.headers, ...headers }, payload: body });
    expect(answer.json()).toMatchObject({ ...REFUSAL, status: 424 });
    expect(await db.owner.query('select id from run where user_id = $1', [caller.userId])).toEqual([]);
    expect(await readBalance(db, caller)).toBe(100);
  },
);

it('says so to an assistant', async () => {
  const caller = await aCaller(db);
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/mcp',
    headers: { ...caller.headers, accept: 'application/json, text/event-stream', host: 'localhost:4000' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: SLUG, arguments: payload } },
  });
  expect(answer.json()).toMatchObject({
    result: {
      isError: true,
      content: [{ text: REFUSAL.title }],
      _meta: { 'declic/problem': { code: REFUSAL.code } },
    },
  });
});

it('gives a run back whose action was disabled while it waited', async () => {
  present.add('picture');
  const caller = await aCaller(db);
  const id = await acceptRun(app, caller, { slug: SLUG, payload });
  present.delete('picture');
  await app.runJobs();
  expect((await readRun(app, caller, id)).json()).toMatchObject({ answer: { status: 424, ...REFUSAL, cost: 0 } });
  expect(await readBalance(db, caller)).toBe(100);
});

it('refuses what is not in the catalogue as not found', async () => {
  const { headers } = await aCaller(db);
  const answer = await app.inject({ method: 'POST', url: '/v1/actions/nothing', headers, payload });
  expect(answer.json()).toMatchObject({ status: 404, code: 'action_not_found' });
});
