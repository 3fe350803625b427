import { expect, type Page } from '@playwright/test';
import { newAddress, signUpWithoutPages } from './accounts.ts';
import { linkIn, mailTo } from './mailbox.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where the credits of an account come from: a paid plan, the welcome of the waitlist on the free plan, or nowhere. */
export type CreditSource = 'solo plan' | 'waitlist' | 'none';

/** Calls of an account that is signed in in this browser. */
export interface FlowAccount {
  /** The answer of a call that has to succeed. */
  readonly call: <Answer = unknown>(method: Method, path: string, data?: object) => Promise<Answer>;
  /** The status and the problem code of a call that may be refused. */
  readonly attempt: (method: Method, path: string, data?: object) => Promise<{ status: number; code: string | null }>;
}

interface StoredDraft {
  readonly id: string;
  readonly format_type: 'blog' | 'linkedin' | 'tweet';
  readonly status: string;
  readonly version: number;
  readonly content_md: string | null;
}

export interface StoredIdea {
  readonly id: string;
  readonly title: string;
  readonly pillar: string;
  readonly status: string;
  readonly scheduled_on: string | null;
  readonly drafts: readonly StoredDraft[];
}

/** Says each part of a summary except the voice, so that there is a question left. */
export const INTAKE = {
  strategy_name: 'Autumn launch',
  goals: 'Get fifty demo requests in 60 days',
  tone: 'professional',
  raw_text: [
    'We help practice managers of dental clinics in small towns.',
    'They struggle with empty chairs and patients who do not show up.',
    'We offer online booking and automatic reminders.',
    'We write about patient retention, online booking and staff planning.',
  ].join(' '),
};

/** Opens an account with a key and signs this browser in, all over the API. */
export async function flowAccount(page: Page, name: string, credits: CreditSource = 'solo plan'): Promise<FlowAccount> {
  const email = newAddress(name);
  const authorization = `Bearer ${await signUpWithoutPages(page, email)}`;
  const send = (method: Method, path: string, data?: object) =>
    page.request.fetch(path, { method, headers: { authorization }, ...(data && { data }) });
  const account: FlowAccount = {
    async call<Answer>(method: Method, path: string, data?: object) {
      const answer = await send(method, path, data);
      expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
      return (await answer.json()) as Answer; // ours, by contract
    },
    async attempt(method, path, data) {
      const answer = await send(method, path, data);
      const body = (await answer.json()) as { readonly code?: string }; // a problem, or the answer of the contract
      return { status: answer.status(), code: body.code ?? null };
    },
  };
  await account.call('POST', '/api/accounts/keys', {});
  if (credits === 'waitlist') await joinWaitlist(page, email);
  if (credits === 'solo plan') await payForSolo(page, account);
  if (credits !== 'none') await expect.poll(() => readBalance(account)).toBeGreaterThan(0);
  return account;
}

/** The credits that the account has. */
async function readBalance({ call }: FlowAccount): Promise<number> {
  return (await call<{ credit_balance_total: number }>('GET', '/api/accounts/stats')).credit_balance_total;
}

/** What analyses took from the account (negative) and gave back, newest first. */
export async function readAnalysisCharges({ call }: FlowAccount): Promise<readonly number[]> {
  const lines = await call<readonly { tool_slug: string | null; delta: number }[]>('GET', '/api/accounts/ledger');
  return lines.filter(({ tool_slug: tool }) => tool === 'flow-content').map(({ delta }) => delta);
}

/** Stores an intake and waits for the end of its analysis. Gives the path of the strategy. */
export async function analysedStrategy({ call }: FlowAccount, change: object = {}): Promise<string> {
  const { strategy_id: id } = await call<{ strategy_id: string }>('POST', '/api/flow/strategies', {
    ...INTAKE,
    ...change,
  });
  const path = `/api/flow/strategies/${id}`;
  const readState = async () => (await call<{ analysis: { state: string } }>('GET', path)).analysis.state;
  await expect.poll(readState, { intervals: [50] }).toMatch(/done|failed/);
  return path;
}

export async function readIdeas({ call }: FlowAccount, strategy: string): Promise<readonly StoredIdea[]> {
  return (await call<{ ideas: StoredIdea[] }>('GET', `${strategy}/ideas`)).ideas;
}

/** Asks for ideas and waits for them. */
export async function generatedIdeas(account: FlowAccount, strategy: string, count: number) {
  await account.call('POST', `${strategy}/ideas`, { count });
  await expect.poll(() => readIdeas(account, strategy), { intervals: [50] }).toHaveLength(count);
  return readIdeas(account, strategy);
}

/** Approves an idea and waits for its three drafts. */
export async function writtenIdea(account: FlowAccount, strategy: string, { id }: StoredIdea): Promise<StoredIdea> {
  await account.call('PATCH', `/api/flow/ideas/${id}`, { status: 'approved' });
  let written: StoredIdea | undefined;
  const readStates = async () => {
    written = (await readIdeas(account, strategy)).find((idea) => idea.id === id);
    return written?.drafts.map(({ status }) => status);
  };
  await expect.poll(readStates, { intervals: [50] }).toEqual(['ready', 'ready', 'ready']);
  if (!written) throw new Error(`No idea ${id}.`);
  return written;
}

async function payForSolo(page: Page, { call }: FlowAccount): Promise<void> {
  const plans = await call<readonly { slug: string; priceId: string | null }[]>('GET', '/api/accounts/plans');
  const priceId = plans.find(({ slug }) => slug === 'solo')?.priceId;
  const { url } = await call<{ url: string }>('POST', '/api/accounts/billing/subscribe', { priceId });
  const paid = await page.request.post(url, { form: { card: 'works' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
}

/** Its welcome is credits, without a plan. */
async function joinWaitlist(page: Page, email: string): Promise<void> {
  const entry = { email, consent: true, consent_version: '2026-11-20', language: 'en', page: '/en/' };
  expect((await page.request.post('/api/marketing/waitlist', { data: entry })).ok()).toBe(true);
  let token: string | null = null;
  // The mail of the sign-up is there before it.
  const readToken = async () => {
    const link = new URL(linkIn(await mailTo(page.request, email)));
    token = link.pathname.startsWith('/api/marketing/waitlist/') ? link.searchParams.get('token') : null;
    return token;
  };
  await expect.poll(readToken, { intervals: [100] }).not.toBeNull();
  expect((await page.request.post('/api/marketing/waitlist/confirmation', { data: { token } })).status()).toBe(200);
}
