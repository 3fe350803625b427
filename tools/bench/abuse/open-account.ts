import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const PASSWORD = 'Correct-Horse-9-Battery!';
const MAIL_TIMEOUT_MS = 20_000;
const PAYMENT_TIMEOUT_MS = 20_000;

export interface Account {
  readonly token: string;
  readonly userId: string;
}

interface Mail {
  readonly to: string;
  readonly text: string;
}

/** Opens an account as a visitor does: sign-up, then the link of the mail. */
export async function openAccount(url: string, name: string): Promise<Account> {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.test`;
  await post(`${url}/api/accounts/sign-up`, { email, password: PASSWORD });
  const token = await verificationToken(url, email);
  const session = await post(`${url}/api/accounts/verification/confirm`, { token, password: PASSWORD });
  const { access_token, user } = session as { access_token: string; user: { id: string } }; // the contract's Session
  return { token: access_token, userId: user.id };
}

/** A strategy whose event stream can be opened; its analysis is paid for with the credits of a plan. */
export async function createStrategy(url: string, { token }: Account): Promise<string> {
  await subscribe(url, token);
  const intake = {
    strategy_name: 'Streams under load',
    goals: 'Find out how many streams are served',
    tone: 'professional',
  };
  const created = await post(`${url}/api/flow/strategies`, intake, token);
  return (created as { strategy_id: string }).strategy_id; // the contract's StrategyCreated
}

/** Pays for the smallest plan on the page of the local provider, and waits for its credits. */
async function subscribe(url: string, token: string): Promise<void> {
  const plans = (await get(`${url}/api/accounts/plans`)) as { priceId: string | null }[]; // the contract's Plan
  const priceId = plans.find((plan) => plan.priceId !== null)?.priceId;
  const page = (await post(`${url}/api/accounts/billing/subscribe`, { priceId }, token)) as { url: string };
  await fetch(page.url, { method: 'POST', body: new URLSearchParams({ card: 'works' }), redirect: 'manual' });
  const until = Date.now() + PAYMENT_TIMEOUT_MS;
  while (Date.now() < until) {
    const stats = (await get(`${url}/api/accounts/stats`, token)) as { credit_balance_total: number };
    if (stats.credit_balance_total > 0) return;
    await pause(250);
  }
  throw new Error('The credits of the plan did not come.');
}

async function get(url: string, token?: string): Promise<unknown> {
  const response = await fetch(url, { headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) } });
  if (!response.ok) throw new Error(`GET ${new URL(url).pathname} answered ${response.status}`);
  return response.json();
}

async function verificationToken(url: string, address: string): Promise<string> {
  const until = Date.now() + MAIL_TIMEOUT_MS;
  while (Date.now() < until) {
    const mails = (await (await fetch(`${url}/dev/mailbox/messages`)).json()) as Mail[]; // our own mailbox
    const token = /[?&]token=([\w-]+)/.exec(mails.find(({ to }) => to === address)?.text ?? '')?.[1];
    if (token !== undefined) return token;
    await pause(250);
  }
  throw new Error(`No verification mail came to ${address}.`);
}

async function post(url: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`POST ${new URL(url).pathname} answered ${response.status}: ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}
