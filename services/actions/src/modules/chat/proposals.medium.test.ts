import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { completion, ModelEndpoint } from '../../testing/model-endpoint';
import { startActions } from '../../testing/start-actions';

const endpoint = await ModelEndpoint.start();
afterAll(() => endpoint.stop());
beforeEach(() => void (endpoint.requests.length = 0));

const { db, app, startReplica } = await startActions();
const withModel = await startReplica({ env: { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'test' } });

const propose = (message: string, userId: string = randomUUID(), to = app) =>
  to.inject({
    method: 'POST',
    url: '/api/actions/proposals',
    headers: to.as({ id: userId, email: 'ada@example.com' }),
    payload: { message },
  });

describe('proposeActions', () => {
  it('fills in the form of the action that is asked for, and runs nothing', async () => {
    const answer = (await propose('check this email address: someone@gmial.com')).json();
    expect(answer).toMatchObject({ outcome: 'proposed', asks_two: false, router: { engine: 'classifier' } });
    expect(answer.proposals).toHaveLength(3);
    expect(answer.proposals[0]).toMatchObject({
      action: 'email_validate',
      cost: 1,
      arguments: { email: 'someone@gmial.com' },
      missing: [],
    });
    expect(answer.proposals[0].reasons).toContain('email');
    expect(await db.owner.query('select 1 from run')).toEqual([]);
    expect(await db.owner.query('select 1 from request_log')).toEqual([]);
  });

  it('fills in the forms of the alternatives, too', async () => {
    const { proposals } = (await propose('check this email address: someone@gmial.com')).json();
    const takesEmail = proposals.filter(({ arguments: { email } }: { arguments: { email?: string } }) => email);
    expect(takesEmail.length).toBeGreaterThan(1);
  });

  it.each([
    ['validate a phone number', 'incomplete', 'phone_validate', ['phone']],
    ['check this iban and write a linkedin post', 'unclear', undefined, undefined],
    ['good evening, how are you', 'out_of_scope', undefined, undefined],
  ])('answers "%s" with %s', async (message, outcome, action, missing) => {
    const answer = (await propose(message)).json();
    expect(answer.outcome).toBe(outcome);
    expect(answer.asks_two).toBe(outcome === 'unclear');
    if (outcome === 'out_of_scope') expect(answer.proposals).toEqual([]);
    if (action) expect(answer.proposals[0]).toMatchObject({ action, missing });
  });

  it('shows what a model chose and filled in first', async () => {
    const filled = JSON.stringify({ iban: 'FR14 2004 1010 0505 0001 3M02 606' });
    endpoint.answer = completion(
      JSON.stringify({ action: 'iban_validate', arguments: filled, reply: 'The IBAN check.' }),
    );
    const answer = (await propose('is the iban of my bank account fine', undefined, withModel)).json();
    expect(answer.router.engine).toBe('model');
    expect(answer.proposals[0]).toMatchObject({
      action: 'iban_validate',
      arguments: { iban: 'FR14 2004 1010 0505 0001 3M02 606' },
    });
  });

  it('is limited for each account', async () => {
    const userId = randomUUID();
    const statuses: number[] = [];
    for (let call = 0; call < 35; call += 1)
      statuses.push((await propose('validate a phone number', userId)).statusCode);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
    const limited = await propose('validate a phone number', userId);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await propose('validate a phone number')).statusCode).toBe(200);
  });

  it('is for signed-in people', async () => {
    const payload = { message: 'validate a phone number' };
    expect((await app.inject({ method: 'POST', url: '/api/actions/proposals', payload })).statusCode).toBe(401);
  });
});
