import { type APIRequestContext, expect } from '@playwright/test';
import { newAddress, PASSWORD } from '../support/accounts.ts';
import { linkIn, type Mail } from '../support/mailbox.ts';
import { succeed } from './api.ts';

/** A user with a session and a key. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly session: string;
  readonly refreshToken: string;
  readonly verificationToken: string;
  readonly apiKey: string;
  readonly kid: string;
}

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}

interface CreatedKey {
  readonly token: string;
  readonly key: { readonly kid: string };
}

/** Opens an account over the API, as a program would. */
export async function aPerson(request: APIRequestContext, name: string, email = newAddress(name)): Promise<Person> {
  await succeed('POST', '/api/accounts/sign-up', { body: { email, password: PASSWORD } });
  const verificationToken = await mailedToken(request, email, '/api/accounts/verification');
  await succeed('POST', '/api/accounts/verification/confirm', { body: { token: verificationToken } });
  const { access_token, refresh_token, user } = await signIn(email);
  const { token, key } = await succeed<CreatedKey>('POST', '/api/accounts/keys', { body: {} }, access_token);
  return {
    userId: user.id,
    email,
    session: access_token,
    refreshToken: refresh_token,
    verificationToken,
    apiKey: token,
    kid: key.kid,
  };
}

export function signIn(email: string): Promise<Session> {
  return succeed('POST', '/api/accounts/session', { body: { email, password: PASSWORD, client: 'token' } });
}

/** The one-time token of the link to an address of ours that was mailed to somebody. */
export async function mailedToken(request: APIRequestContext, email: string, address: string): Promise<string> {
  const find = async () => {
    const mails = (await (await request.get('/dev/mailbox/messages')).json()) as Mail[]; // our own catcher's answer
    const links = mails.filter(({ to }) => to === email).map((mail) => new URL(linkIn(mail)));
    return links.find(({ pathname }) => pathname === address)?.searchParams.get('token');
  };
  await expect.poll(find, { message: `a link to ${address} for ${email}` }).toBeTruthy();
  return (await find()) ?? '';
}
