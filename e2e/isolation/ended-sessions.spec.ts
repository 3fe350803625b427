import { type APIRequestContext, expect, test } from '@playwright/test';
import { PASSWORD } from '../support/accounts.ts';
import { call, succeed } from './api.ts';
import { operations } from './operations.ts';
import { aPerson, mailedFragment, type Person, signIn } from './person.ts';

/** What a session is needed for, in every service: taken from the contract, so that a new operation is walked too. */
const guarded = operations.filter(({ access }) => access === 'session');

/** A query that no operation knows is refused behind the guard, so the walk does nothing. */
const HARMLESS = { query: { colour: 'red' } };

const renew = (refreshToken: string) =>
  succeed<{ refresh_token: string }>('POST', '/api/accounts/session/refresh', {
    body: { refresh_token: refreshToken },
  });

const endings: Record<string, (person: Person, request: APIRequestContext) => Promise<void>> = {
  async 'its user signed out'({ refreshToken }) {
    await succeed('DELETE', '/api/accounts/session', { body: { refresh_token: refreshToken } });
  },
  async 'the password was reset'({ email }, request) {
    await succeed('POST', '/api/accounts/password/recovery', { body: { email } });
    const token = await mailedFragment(request, email, '/login');
    await succeed('POST', '/api/accounts/password/reset', { body: { token, password: 'Another-Horse-7-Battery!' } });
  },
  async 'the password was changed in it'({ session }) {
    const body = { present_password: PASSWORD, password: 'Another-Horse-7-Battery!' };
    await succeed('POST', '/api/accounts/password/change', { body }, session);
  },
  async 'an old refresh token was used again'({ refreshToken }) {
    const { refresh_token } = await renew(refreshToken);
    await renew(refresh_token);
    const reuse = { body: { refresh_token: refreshToken } };
    expect((await call({ method: 'POST', path: '/api/accounts/session/refresh' }, reuse)).status).toBe(401);
  },
  async 'the account was deleted'({ email }) {
    await succeed('DELETE', '/api/accounts/me', {}, (await signIn(email)).access_token);
  },
};

for (const [ending, end] of Object.entries(endings)) {
  test(`after ${ending}, every operation of every service refuses the access token`, async ({ request }) => {
    const person = await aPerson(request, 'ended');
    expect(await statusesWith(person)).toEqual(all(422));
    await end(person, request);
    expect(await statusesWith(person)).toEqual(all(401));
  });
}

const all = (status: number) => Object.fromEntries(guarded.map(({ id }) => [id, status]));

async function statusesWith({ session }: Person): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const operation of guarded) statuses[operation.id] = (await call(operation, HARMLESS, session)).status;
  return statuses;
}
