import { loginTo } from '@declic/nest-kit/testing';
import type { Principal } from '@declic/nest-kit';
import { Client } from 'pg';
import { afterAll, beforeEach } from 'vitest';
import { aUser } from '../../../testing/a-user';
import { startAccounts } from '../../../testing/start-accounts';

export const PASSWORD = 'Tulip42Cup!';

/** The service beside actions and flow, and for each test an account with a key, which its user may delete. */
export async function startDeletions() {
  const accounts = await startAccounts({ also: ['actions', 'flow'] });
  const { actions, app, db } = accounts;
  const flow = new Client({ connectionString: loginTo(db, 'flow', 'owner') });
  await flow.connect();
  afterAll(() => flow.end());
  const account: { user: Principal; key: string } = { user: { id: '', email: '' }, key: '' };

  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    who: Principal | null = account.user,
  ) =>
    app.inject({
      method,
      url: `/api/accounts/${path}`,
      headers: who ? app.as(who) : {},
      ...(payload && { payload }),
    });

  beforeEach(async () => {
    account.user = await aUser(db, { password: PASSWORD, credits: 100 });
    account.key = (await call('POST', 'keys', { label: 'A personal label' })).json().token;
  });

  return {
    ...accounts,
    account,
    flow,
    call,
    deleteAccount: () => call('DELETE', 'me'),
    signIn: () => call('POST', 'session', { email: account.user.email, password: PASSWORD, client: 'token' }, null),
    /** Who calls the API with the account's key. */
    caller: async () => {
      const found = await actions.authenticate(account.key);
      if (!found) throw new Error('The key opens nothing.');
      return found;
    },
  };
}
