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
  await succeed('POST', '/api/accounts/verification/confirm', {
    body: { token: verificationToken, password: PASSWORD },
  });
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

/** The one-time token of the link mailed to a test address. */
export async function mailedToken(request: APIRequestContext, email: string, address: string): Promise<string> {
  return (await mailedLink(request, email, ({ pathname }) => pathname === address)).searchParams.get('token') ?? '';
}

/** The one-time token of a mailed link that keeps it from servers: it stands behind the #. */
export async function mailedFragment(request: APIRequestContext, email: string, address: string): Promise<string> {
  return (await mailedLink(request, email, (link) => link.pathname === address && link.hash !== '')).hash.slice(1);
}

async function mailedLink(request: APIRequestContext, email: string, isWanted: (link: URL) => boolean): Promise<URL> {
  let found: URL | undefined;
  const find = async () => {
    const mails = (await (await request.get('/dev/mailbox/messages')).json()) as Mail[]; // our own catcher's answer
    const texts = mails.filter(({ to, text }) => to === email && text.includes('http'));
    found = texts.map((mail) => new URL(linkIn(mail))).find(isWanted);
    return found;
  };
  await expect.poll(find, { message: `a link for ${email}` }).toBeTruthy();
  if (!found) throw new Error(`No such link for ${email}.`);
  return found;
}
