import { beforeEach, expect } from 'vitest';
import { aUser } from '../../../testing/a-user';
import { mailedToken } from '../../../testing/links';
import type { Tokens } from '../../../testing/session-client';
import { startAccounts } from '../../../testing/start-accounts';

export const PASSWORD = 'Tulip42Cup!';
export const DAY_MS = 24 * 3600 * 1000;

/** A user who is signed in and wants another address. */
interface Owner {
  email: string;
  wanted: string;
  own: Tokens;
}

/** The service with a new user for each test, and what that user does about their address. */
export async function startAddressChanges() {
  const accounts = await startAccounts();
  const { app, client, db } = accounts;
  const user: Owner = { email: '', wanted: '', own: { access_token: '', refresh_token: '' } };

  const signInAnother = async () => {
    const { email } = await aUser(db, { password: PASSWORD });
    Object.assign(user, { email, wanted: `new-${email}`, own: await client.signIn(email, PASSWORD) });
  };
  beforeEach(signInAnother);

  const request = (address = user.wanted, present_password = PASSWORD) =>
    client.post('email/change', { present_password, email: address }, user.own);
  const confirm = (token: string) => client.post('email/confirmation', { token });
  const changeLink = (address = user.wanted) => mailedToken(app, address, '/api/accounts/email/confirmation');

  return {
    ...accounts,
    user,
    signInAnother,
    request,
    confirm,
    changeLink,
    signInStatus: async (address: string) =>
      (await client.post('session', { email: address, password: PASSWORD })).statusCode,
    /** From the request to the opened link. */
    move: async (address = user.wanted) => {
      expect((await request(address)).statusCode).toBe(202);
      expect((await confirm(await changeLink(address))).json()).toEqual({ email: address });
    },
  };
}
