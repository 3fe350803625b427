import type { APIRequestContext } from '@playwright/test';
import { newAddress, PASSWORD } from '../support/accounts.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';
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
  const verificationToken = tokenIn(linkIn(await mailTo(request, email)));
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

/** The one-time token of a link from a mail. */
export function tokenIn(link: string): string {
  const token = new URL(link).searchParams.get('token');
  if (token === null) throw new Error(`No token in: ${link}`);
  return token;
}
