import document from '@declic/openapi/document';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { findRecoveryToken } from '../../testing/links';
import { startAccounts } from '../../testing/start-accounts';

const PASSWORD = 'Tulip42Cup!';

interface Operation {
  operationId: string;
  'x-service': string;
  security?: readonly Record<string, unknown>[];
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

const operations = Object.entries(document.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-service'] === 'accounts')
      .filter(([, { security = [] }]) => security.some((scheme) => 'session' in scheme))
      .map(([method, { operationId }]) => ({ operationId, method: method.toUpperCase() as 'GET', path })),
);

const { db, app } = await startAccounts({ also: ['actions', 'flow'] });
let email: string;

beforeEach(async () => {
  ({ email } = await aUser(db, { password: PASSWORD }));
});

const post = (path: string, payload: object) => app.inject({ method: 'POST', url: `/api/accounts/${path}`, payload });
const signIn = async () => (await post('session', { email, password: PASSWORD, client: 'token' })).json<Tokens>();
const renew = (refresh_token: string) => post('session/refresh', { refresh_token });
const call = (method: 'GET' | 'DELETE', path: string, { access_token }: Tokens) =>
  app.inject({ method, url: path, headers: { authorization: `Bearer ${access_token}` } });

/** A query that no operation knows is refused with 422 behind the guard, so nothing is done. */
async function collectStatuses({ access_token }: Tokens): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${access_token}` };
  const statuses: Record<string, number> = {};
  for (const { operationId, method, path } of operations)
    statuses[operationId] = (await app.inject({ method, url: `${path}?colour=red`, headers })).statusCode;
  return statuses;
}

const all = (status: number) => Object.fromEntries(operations.map(({ operationId }) => [operationId, status]));

const endings: Record<string, (tokens: Tokens) => Promise<unknown>> = {
  async 'its user signed out'({ refresh_token }) {
    const answer = await app.inject({ method: 'DELETE', url: '/api/accounts/session', payload: { refresh_token } });
    expect(answer.statusCode).toBe(204);
  },
  async 'the password was reset'() {
    await post('password/recovery', { email });
    await app.runJobs();
    const answer = await post('password/reset', { token: findRecoveryToken(app, email), password: 'Daisy43Mug!' });
    expect(answer.statusCode).toBe(200);
  },
  async 'the password was changed in it'(tokens) {
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const payload = { present_password: PASSWORD, password: 'Daisy43Mug!' };
    const answer = await app.inject({ method: 'POST', url: '/api/accounts/password/change', headers, payload });
    expect(answer.statusCode).toBe(200);
  },
  async 'an old refresh token was used again'({ refresh_token }) {
    const second = (await renew(refresh_token)).json<Tokens>();
    await renew(second.refresh_token);
    expect((await renew(refresh_token)).statusCode).toBe(401);
  },
  async 'the account was deleted'() {
    expect((await call('DELETE', '/api/accounts/me', await signIn())).statusCode).toBe(204);
  },
};

describe.each(Object.entries(endings))('after %s', (_, end) => {
  it('every operation refuses the access token that was good before', async () => {
    const tokens = await signIn();
    expect(await collectStatuses(tokens)).toEqual(all(422));
    await end(tokens);
    expect(await collectStatuses(tokens)).toEqual(all(401));
  });
});

it('leaves the other sessions of the user alone when one signs out', async () => {
  const [one, other] = [await signIn(), await signIn()];
  await endings['its user signed out']?.(one);
  expect((await call('GET', '/api/accounts/me', other)).statusCode).toBe(200);
});
