import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { readBalance } from '../../testing/a-ledger';
import { completion, ModelEndpoint } from '../../testing/model-endpoint';
import { RequestLog } from '../request-log/request-log';
import { startActions } from '../../testing/start-actions';
import { AutoChooser } from '../routing/auto-choice';

const endpoint = await ModelEndpoint.start();
afterAll(() => endpoint.stop());
beforeEach(() => void (endpoint.requests.length = 0));

const { db, app, startReplica } = await startActions();
const withModel = await startReplica({ env: { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'test' } });

const send = (caller: TestCaller, body: object, headers: object = {}, to = app, url = '/v1/chat') =>
  to.inject({
    method: 'POST',
    url,
    headers: { ...caller.headers, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

const SURE = { message: 'check this email address: someone@gmial.com', mode: 'express' };

describe('chat', () => {
  it('runs one sure action and charges its price', async () => {
    const caller = await aCaller(db);
    const answer = await send(caller, SURE);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      outcome: 'ran',
      action: 'email_validate',
      arguments: { email: 'someone@gmial.com' },
      missing: [],
      result: { verdict: 'risky', suggestion: 'someone@gmail.com' },
      router: { engine: 'classifier' },
      processor: { engine: 'deterministic' },
      cost: 1,
      balance: 99,
      request_id: answer.headers['x-request-id'],
    });
    expect(answer.json().router.probability).toBeGreaterThan(0.9);
    expect(answer.headers['ratelimit']).toBe('"default";r=599;t=60');
    expect(await readBalance(db, caller)).toBe(99);
    const [record] = await db.owner.query<object[]>('select slug, status from run where user_id = $1', [caller.userId]);
    expect(record).toEqual({ slug: 'email_validate', status: 'succeeded' });
  });

  it.each([
    ['good evening, how are you', 'out_of_scope', null],
    ['validate a phone number', 'incomplete', 'phone_validate'],
    ['check this iban and write a linkedin post', 'unclear', null],
  ])('answers "%s" with %s, costs nothing, and counts as a call', async (message, outcome, action) => {
    const caller = await aCaller(db);
    const answer = await send(caller, { message });
    expect(answer.json()).toMatchObject({ outcome, action, result: null, processor: null, cost: 0, balance: null });
    expect(answer.headers['ratelimit']).toBe('"default";r=599;t=60');
    expect(await readBalance(db, caller)).toBe(100);
  });

  it('names what is missing, all parameters, and alternatives with their price and reasons', async () => {
    const answer = (await send(await aCaller(db), { message: 'valider un numéro de téléphone svp' })).json();
    expect(answer).toMatchObject({ outcome: 'incomplete', missing: ['phone'] });
    expect(answer.parameters.map(({ key }: { key: string }) => key)).toContain('country');
    expect(answer.candidates).toHaveLength(3);
    expect(answer.candidates[0]).toMatchObject({ action: 'phone_validate', cost: 1 });
    expect(answer.candidates[0].reasons).toContain('telephone');
    expect(answer.reply).toContain('Il manque');
  });

  it('names both actions of a message that asks for two', async () => {
    const answer = (await send(await aCaller(db), { message: 'check this iban and write a linkedin post' })).json();
    expect(answer.candidates.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
      'iban_validate',
      'linkedin_post',
    ]);
    expect(answer.reply).toContain('one at a time');
  });

  it('does not run with Dry-Run', async () => {
    const caller = await aCaller(db);
    const answer = await send(caller, SURE, { 'dry-run': 'true' });
    expect(answer.json()).toMatchObject({ outcome: 'proposed', cost: 0, candidates: [{ cost: 1 }, {}, {}] });
    expect(await readBalance(db, caller)).toBe(100);
  });

  it('is refused above Max-Credits and without credits, as the action is', async () => {
    expect((await send(await aCaller(db), SURE, { 'max-credits': '0' })).json()).toMatchObject({
      code: 'max_credits_exceeded',
    });
    expect((await send(await aCaller(db, { credits: 0 }), SURE)).json()).toMatchObject({
      code: 'insufficient_credits',
    });
  });

  it('is for holders of a key, and takes no empty message', async () => {
    expect((await send({ headers: { authorization: 'Bearer no' } } as TestCaller, SURE)).statusCode).toBe(401); // only its headers are read
    expect((await send(await aCaller(db), { message: '' })).statusCode).toBe(422);
  });

  it.each([
    [SURE, 'email_validate', 1],
    [{ message: 'validate a phone number' }, 'phone_validate', 0],
    [{ message: 'good evening' }, 'chat', 0],
    [{ message: '' }, 'chat', 0],
  ])('is logged with the action: %j as %s', async (body, action, credits) => {
    const caller = await aCaller(db);
    await send(caller, body);
    await app.nest.get(RequestLog).flush();
    const headers = app.as({ id: caller.userId, email: 'ada@example.com' });
    const log = await app.inject({ method: 'GET', url: '/api/actions/requests', headers });
    expect(log.json().items).toMatchObject([{ action, credits }]);
  });

  it('counts against the limit of the plan', async () => {
    const caller = await aCaller(db, { plan: 'free' });
    const answers = await Promise.all(Array.from({ length: 70 }, () => send(caller, { message: 'good evening' })));
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
  });
});

describe('chat with a model', () => {
  const UNSURE = { message: 'could you have a look at someone@gmial.com for me', system: 'Speak like a pirate.' };
  const choose = (action: string, given: object, reply = 'Aye.') =>
    completion(JSON.stringify({ action, arguments: JSON.stringify(given), reply }));

  it('asks it when the router is not sure, words the reply by it, and does not run what it alone chose', async () => {
    endpoint.answer = choose('enrich_contact', { email: 'someone@gmial.com' });
    const caller = await aCaller(db);
    const answer = (await send(caller, UNSURE, {}, withModel)).json();
    expect(answer).toMatchObject({
      outcome: 'proposed',
      action: 'enrich_contact',
      router: { engine: 'model' },
      cost: 0,
    });
    expect(answer.reply).toMatch(/^Aye\. /);
    expect(answer.candidates[0].action).toBe('enrich_contact');
    expect(JSON.stringify(endpoint.requests[0])).toContain('Speak like a pirate.');
    expect(await readBalance(db, caller)).toBe(100);
  });

  it('checks what it filled in', async () => {
    endpoint.answer = choose('email_validate', { check_mx: 'perhaps' });
    const answer = (await send(await aCaller(db), UNSURE, {}, withModel)).json();
    expect(answer).toMatchObject({ outcome: 'incomplete', action: 'email_validate', missing: ['check_mx'] });
  });

  it('is not asked in the mode express, nor when the router is sure', async () => {
    endpoint.answer = choose('none', {});
    await send(await aCaller(db), { ...UNSURE, mode: 'express' }, {}, withModel);
    await send(await aCaller(db), { ...SURE, mode: 'auto' }, {}, withModel);
    expect(endpoint.requests).toEqual([]);
  });

  it.each([
    ['broken JSON', completion('{"action":')],
    ['an unknown action', completion(JSON.stringify({ action: 'rm_rf', arguments: '{}', reply: 'x' }))],
    [
      'arguments that are no JSON',
      completion(JSON.stringify({ action: 'email_validate', arguments: '{', reply: 'x' })),
    ],
    ['an error', ((response) => response.writeHead(500).end()) satisfies ModelEndpoint['answer']],
  ])('falls back to the router on %s', async (_, answer) => {
    endpoint.answer = answer;
    const { router, candidates } = (await send(await aCaller(db), UNSURE, {}, withModel)).json();
    expect(endpoint.requests.length).toBeGreaterThan(0);
    expect(router.engine).toBe('classifier');
    expect(candidates.length).toBeGreaterThan(0);
  });
});

describe('runActionByName with auto', () => {
  const auto = (caller: TestCaller, given: object, headers: object = {}) =>
    send(caller, { action: 'auto', arguments: given }, headers, app, '/v1/actions');

  it('runs the one action that the keys fit', async () => {
    const caller = await aCaller(db);
    expect((await auto(caller, { iban: 'GB29NWBK60161331926819' })).json()).toMatchObject({ cost: 1, balance: 99 });
    const [record] = await db.owner.query<object[]>('select slug from run where user_id = $1', [caller.userId]);
    expect(record).toEqual({ slug: 'iban_validate' });
  });

  it('refuses with candidates where several fit, debits nothing, and counts the call', async () => {
    const caller = await aCaller(db);
    const answer = await auto(caller, { email: 'someone@gmial.com' });
    expect(answer.statusCode).toBe(422);
    const { code, cost, candidates } = answer.json();
    expect([code, cost]).toEqual(['ambiguous_action', 0]);
    expect(candidates.map(({ action }: { action: string }) => action)).toContain('email_validate');
    expect(candidates[0]).toEqual(expect.objectContaining({ cost: expect.any(Number), missing: [] }));
    expect(answer.headers['ratelimit']).toBe('"default";r=599;t=60');
    expect(await readBalance(db, caller)).toBe(100);
  });

  it('decides between them by the instruction, which the action does not get', async () => {
    const given = { email: 'someone@gmial.com', instruction: 'check if this email address is valid' };
    expect((await auto(await aCaller(db), given)).json()).toMatchObject({ data: { verdict: 'risky' }, cost: 1 });
  });

  it('proposes only, while the router does not pass its gates', () => {
    const given = { email: 'someone@gmial.com', instruction: 'check if this email address is valid' };
    const choose = (mayRun?: boolean) => app.nest.get(AutoChooser).choose(given, mayRun);
    expect(choose()).toMatchObject({ slug: 'email_validate' });
    expect(choose(false)).toMatchObject({ slug: null, candidates: [{ action: 'email_validate' }, {}, {}] });
  });

  it('names what a clear instruction still lacks', async () => {
    const answer = await auto(await aCaller(db), { instruction: 'validate an iban' });
    expect(answer.json()).toMatchObject({
      code: 'ambiguous_action',
      candidates: [{ action: 'iban_validate', missing: ['iban'] }, {}, {}],
    });
  });

  it('is the same call as the action itself under one Idempotency-Key', async () => {
    const caller = await aCaller(db);
    const headers = { 'idempotency-key': 'auto-1' };
    const given = { iban: 'GB29NWBK60161331926819' };
    await auto(caller, given, headers);
    const again = await send(caller, given, headers, app, '/v1/actions/iban_validate');
    expect(again.headers['idempotency-replayed']).toBe('true');
  });
});
