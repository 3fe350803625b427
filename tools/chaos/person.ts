import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { attempt, parseJson, untilAnswered } from './http.ts';

/** Of every account that is opened here. */
export const PASSWORD = 'Correct-Horse-9-Battery!';
const SET_UP_MS = 60_000;

/** A user with a key and credits. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly apiKey: string;
}

/** Where the paths of the product are, behind one address or several. */
export interface Site {
  urlOf(path: string): string;
}

interface Mail {
  readonly to: string;
  readonly text: string;
}

/** Opens an account, pays for a plan and makes a key, as a person does, before anything goes wrong. */
export async function aPerson(site: Site, name: string, plan: 'solo' | 'scale'): Promise<Person> {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.test`;
  const deadline = Date.now() + SET_UP_MS;
  const post = (path: string, body: unknown, session?: string) =>
    untilAnswered({ method: 'POST', url: site.urlOf(path), headers: bearer(session), body }, deadline);
  await post('/api/accounts/sign-up', { email, password: PASSWORD });
  const token = await findMailedToken(site, email, 'verification', deadline);
  parseJson(await post('/api/accounts/verification/confirm', { token, password: PASSWORD }), 'The confirmation');
  const session = await signIn(site, email);
  const { token: apiKey } = parseJson<{ token: string }>(
    await post('/api/accounts/keys', {}, session.token),
    'The key',
  );
  const priceId = `price_${plan}_monthly`;
  const { url } = parseJson<{ url: string }>(
    await post('/api/accounts/billing/subscribe', { priceId }, session.token),
    'The subscription',
  );
  // The provider then sends a signed event.
  await attempt({
    method: 'POST',
    url: site.urlOf(new URL(url).pathname),
    body: new URLSearchParams({ card: 'works' }),
  });
  await awaitCredits(site, session.token, deadline);
  return { userId: session.userId, email, apiKey };
}

/** A new session, as a client begins one when the last has ended. */
export async function signIn(site: Site, email: string): Promise<{ token: string; userId: string }> {
  const answer = await untilAnswered(
    {
      method: 'POST',
      url: site.urlOf('/api/accounts/session'),
      body: { email, password: PASSWORD, client: 'token' },
    },
    Date.now() + SET_UP_MS,
  );
  const session = parseJson<{ access_token: string; user: { id: string } }>(answer, 'The sign-in');
  return { token: session.access_token, userId: session.user.id };
}

export function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Waits for the mail to an address whose link ends in `<page>?token=…`. */
export async function findMailedToken(site: Site, email: string, page: string, deadline: number): Promise<string> {
  const link = new RegExp(`/${page}\\?token=([\\w-]+)`);
  while (Date.now() < deadline) {
    const answer = await attempt({ method: 'GET', url: site.urlOf('/dev/mailbox/messages') });
    const mails = answer.kind === 'answer' && answer.status === 200 ? (JSON.parse(answer.text) as Mail[]) : [];
    const tokens = mails.map(({ to, text }) => (to === email ? link.exec(text)?.[1] : undefined));
    const found = tokens.find((value) => value !== undefined);
    if (found) return found;
    await pause(200);
  }
  throw new Error(`No mail to ${email} with a link to ${page}.`);
}

async function awaitCredits(site: Site, session: string, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    const url = site.urlOf('/api/accounts/stats');
    const answer = await attempt({ method: 'GET', url, headers: bearer(session) });
    if (answer.kind === 'answer' && answer.status === 200 && /"credit_balance_total":[1-9]/.test(answer.text)) return;
    await pause(200);
  }
  throw new Error('The plan was paid for and gave no credits.');
}
