import { afterAll, describe, expect, it } from 'vitest';
import { configureAction } from '../../engine/model-path/configure-action';
import { aCaller, asAccounts, type TestCaller } from '../../testing/a-caller';
import { readBalance, readCharges } from '../../testing/a-ledger';
import { registryWith, writesText } from '../../testing/fake-registry';
import { type Answer, completion, ModelEndpoint, modelSettings } from '../../testing/model-endpoint';
import { startActions } from '../../testing/start-actions';

const endpoint = await ModelEndpoint.start();
afterAll(() => endpoint.stop());

const { db, app } = await startActions({
  registry: registryWith(configureAction(writesText, modelSettings(endpoint))),
  env: { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'tiny', LLM_TIMEOUT_MS: '1000' },
});

const WELL = completion('{"text":"Acme saves 12 hours with its plan."}');
const INVENTED = completion('{"text":"Acme saves 99 hours with its plan."}');

const call = (caller: TestCaller, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/actions/writes_text',
    headers: { 'content-type': 'application/json', ...caller.headers, ...headers },
    payload: '{}',
  });

/** A call of an account with ten credits that the model answers like this. */
async function callAnswered(answerOfModel: Answer) {
  endpoint.answer = answerOfModel;
  const caller = await aCaller(db, { credits: 10 });
  return { caller, answer: (await call(caller)).json() };
}

describe('a call with a model', () => {
  it('costs the price of the model when the model answered', async () => {
    const { caller, answer } = await callAnswered(WELL);
    expect(answer).toMatchObject({
      cost: 5,
      balance: 5,
      data: { text: 'Acme saves 12 hours with its plan.', length: 34, engine: 'llm', model: 'tiny' },
    });
    expect(answer).not.toHaveProperty('warnings');
    expect(await readCharges(db, caller)).toEqual([-5]);
  });

  it('costs the price of the embedded engine when that had to answer, in answer, ledger and run', async () => {
    const { caller, answer } = await callAnswered(INVENTED);
    expect(answer).toMatchObject({
      cost: 3,
      balance: 7,
      data: { text: 'The plan of Acme saves 12 hours.', engine: 'template' },
      warnings: [
        'The language model was not used: its answer has a number that the texts do not have. The embedded engine answered, at its own price.',
      ],
    });
    expect(await readCharges(db, caller)).toEqual([-5, 2]);
    expect(await readBalance(db, caller)).toBe(7);
    const [run] = await db.owner.query('select status, cost from run where user_id = $1', [caller.userId]);
    expect(run).toEqual({ status: 'succeeded', cost: 3 });
    const [line] = await asAccounts(
      db,
      `select reason from ledger_entry where user_id = $1 and transaction_type = 'refund'`,
      [caller.userId],
    );
    expect(line).toMatchObject({ reason: expect.stringContaining('The embedded engine answered (run ') });
  });

  it('shows the same cost when it is repeated', async () => {
    endpoint.answer = INVENTED;
    const caller = await aCaller(db, { credits: 10 });
    const first = await call(caller, { 'idempotency-key': 'one' });
    endpoint.answer = WELL;
    const second = await call(caller, { 'idempotency-key': 'one' });
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect([second.body, second.json().cost]).toEqual([first.body, 3]);
    expect(await readCharges(db, caller)).toEqual([-5, 2]);
  });

  it('names the price of the model before it runs, and needs credits for it', async () => {
    const caller = await aCaller(db, { credits: 4 });
    expect((await call(caller, { 'dry-run': 'true' })).json()).toMatchObject({ cost: 5 });
    expect((await call(caller, { 'max-credits': '4' })).json()).toMatchObject({ code: 'max_credits_exceeded' });
    expect((await call(caller)).json()).toMatchObject({ code: 'insufficient_credits' });
    expect(await readCharges(db, caller)).toEqual([]);
  });

  it('finishes once, however often the database is told', async () => {
    const caller = await aCaller(db, { credits: 10 });
    endpoint.answer = INVENTED;
    await call(caller);
    const [run] = await db.owner.query<{ id: string }[]>('select id from run where user_id = $1', [caller.userId]);
    const again = await db.owner.query('select finish_run_at_price($1, 1, null, 3, $2) as finished', [
      run?.id,
      'Again',
    ]);
    expect(again).toEqual([{ finished: true }]);
    expect(await readCharges(db, caller)).toEqual([-5, 2]);
  });

  it('keeps the books under many calls of one account at once', async () => {
    const caller = await aCaller(db, { credits: 100 });
    endpoint.answer = (response, request) => (endpoint.requests.length % 2 ? WELL : INVENTED)(response, request);
    const answers = await Promise.all(Array.from({ length: 12 }, () => call(caller)));
    const costs = answers.map((answer) => answer.json<{ cost: number }>().cost);
    expect(new Set(costs)).toEqual(new Set([3, 5]));
    expect(await readBalance(db, caller)).toBe(100 - costs.reduce((sum, cost) => sum + cost, 0));
  });
});
