import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { succeed } from './api.ts';
import { aPerson, mailedToken, type Person } from './person.ts';

/** The user whose belongings a stranger goes after, with something in every corner of the product. */
export interface Owner extends Person {
  readonly strategyId: string;
  /** An approved idea of the strategy, and the blog post that was written for it. */
  readonly ideaId: string;
  readonly draftId: string;
  readonly workshopId: string;
  readonly fileId: string;
  /** A run that was accepted to run later. */
  readonly runId: string;
  /** Of the paid run, whose answer was reported as wrong. */
  readonly requestId: string;
  readonly waitlistToken: string;
  /** The price of a plan that can be subscribed to. */
  readonly priceId: string;
  /** The Idempotency-Key of a run that was paid for, and of a booking. */
  readonly idempotencyKey: string;
  readonly bookingKey: string;
  /** Words that only this user wrote. */
  readonly words: readonly string[];
}

/** What was sent with the owner's Idempotency-Key. */
export const PAID_INPUT = { email: 'someone@gmial.com' };

export async function anOwner(request: APIRequestContext): Promise<Owner> {
  const email = newAddress('owner');
  const waitlistToken = await joinWaitlist(request, email);
  const person = await aPerson(request, 'owner', email);
  const secret = randomUUID();
  const idempotencyKey = `run-${secret}`;
  const bookingKey = `booking-${secret}`;
  // The welcome of the waitlist pays for it.
  await expect
    .poll(
      async () =>
        (await succeed<{ credit_balance_total: number }>('GET', '/api/accounts/stats', {}, person.session))
          .credit_balance_total,
    )
    .toBeGreaterThan(0);
  const { request_id: requestId } = await succeed<{ request_id: string }>(
    'POST',
    '/v1/actions/email_validate',
    { body: PAID_INPUT, headers: { 'idempotency-key': idempotencyKey } },
    person.apiKey,
  );
  const { run } = await succeed<{ run: { id: string } }>(
    'POST',
    '/v1/actions/email_validate',
    { body: PAID_INPUT, headers: { prefer: 'respond-async' } },
    person.apiKey,
  );
  await expect
    .poll(async () => (await succeed<{ state: string }>('GET', `/v1/runs/${run.id}`, {}, person.apiKey)).state)
    .toBe('succeeded');
  const words = [`Zephyrine ${secret}`, `Quixotic ${secret}`];
  const { id: fileId } = await succeed<{ id: string }>(
    'POST',
    '/v1/files',
    { body: { file: `data:text/plain;base64,${Buffer.from(words.join()).toString('base64')}`, name: `${secret}.txt` } },
    person.apiKey,
  );
  const strategyId = await analysedStrategy(person, words);
  const { ideaId, draftId } = await writtenIdea(person, strategyId);
  await reportedAnswer(person, requestId, words);
  const workshopId = await bookedWorkshop(person, bookingKey);
  await boughtAddOn(request, person);
  await succeed('PUT', '/api/actions/favorites/email_validate', {}, person.session);
  await succeed('PUT', '/api/accounts/mail-settings', { body: { credit_alerts: false } }, person.session);
  const plans = await succeed<{ priceId: string | null }[]>('GET', '/api/accounts/plans');
  const priceId = plans.find((plan) => plan.priceId !== null)?.priceId ?? 'price_of_nothing';
  return {
    ...person,
    strategyId,
    ideaId,
    draftId,
    workshopId,
    fileId,
    runId: run.id,
    requestId,
    waitlistToken,
    priceId,
    idempotencyKey,
    bookingKey,
    words,
  };
}

/** Everything that other users must not see. */
export function listMarks(owner: Owner): string[] {
  const {
    userId,
    email,
    session,
    refreshToken,
    verificationToken,
    apiKey,
    kid,
    strategyId,
    ideaId,
    draftId,
    fileId,
    runId,
  } = owner;
  const { waitlistToken, idempotencyKey, bookingKey, words } = owner;
  const tokens = [session, refreshToken, verificationToken, apiKey, waitlistToken, idempotencyKey, bookingKey];
  return [userId, email, kid, strategyId, ideaId, draftId, fileId, runId, ...tokens, ...words];
}

async function joinWaitlist(request: APIRequestContext, email: string): Promise<string> {
  const entry = { email, consent: true, consent_version: '2026-11-20', language: 'en', page: '/en/' };
  await succeed('POST', '/api/marketing/waitlist', { body: entry });
  const token = await mailedToken(request, email, '/api/marketing/waitlist/confirmation');
  const confirmed = await request.post('/api/marketing/waitlist/confirmation', { data: { token } });
  expect(confirmed.status()).toBe(200);
  return token;
}

async function analysedStrategy({ session }: Person, [name = '', goals = '']: readonly string[]): Promise<string> {
  const intake = {
    strategy_name: name,
    goals: `${goals} grows in 90 days.`,
    tone: 'expert',
    raw_text: `We help marketing managers at small agencies. We offer a two-day audit. ${goals}`,
  };
  const { strategy_id: id } = await succeed<{ strategy_id: string }>(
    'POST',
    '/api/flow/strategies',
    { body: intake },
    session,
  );
  const readState = async () =>
    (await succeed<{ analysis: { state: string } }>('GET', `/api/flow/strategies/${id}`, {}, session)).analysis.state;
  await expect.poll(readState, { timeout: 30_000 }).toBe('done');
  return id;
}

interface WrittenIdea {
  readonly id: string;
  readonly drafts: readonly { readonly id: string; readonly format_type: string; readonly status: string }[];
}

async function writtenIdea({ session }: Person, strategyId: string): Promise<Pick<Owner, 'ideaId' | 'draftId'>> {
  const path = `/api/flow/strategies/${strategyId}/ideas`;
  const read = async () => (await succeed<{ ideas: WrittenIdea[] }>('GET', path, {}, session)).ideas;
  await succeed('POST', path, { body: { count: 1 } }, session);
  await expect.poll(read, { timeout: 30_000 }).toHaveLength(1);
  const [{ id: ideaId } = { id: '' }] = await read();
  await succeed('PATCH', `/api/flow/ideas/${ideaId}`, { body: { status: 'approved' } }, session);
  const readStates = async () => (await read()).flatMap(({ drafts }) => drafts.map(({ status }) => status));
  await expect.poll(readStates, { timeout: 30_000 }).toEqual(['ready', 'ready', 'ready']);
  const draftId = (await read())[0]?.drafts.find(({ format_type: format }) => format === 'blog')?.id ?? '';
  return { ideaId, draftId };
}

/** Waits until the run is in the log. */
async function reportedAnswer({ session }: Person, requestId: string, [comment]: readonly string[]): Promise<void> {
  const read = () =>
    succeed<{ items: { request_id: string }[] }>('GET', '/api/actions/requests', {}, session).then(({ items }) =>
      items.map((item) => item.request_id),
    );
  await expect.poll(read).toContain(requestId);
  const body = { request_id: requestId, reason: 'wrong', comment };
  await succeed('POST', '/api/actions/reports', { body }, session);
}

/** Pays on the page of the local provider, and waits until the service knows. */
async function boughtAddOn(request: APIRequestContext, { session }: Person): Promise<void> {
  const order = { body: { slug: 'studio_hour' } };
  const { url } = await succeed<{ url: string }>('POST', '/api/accounts/purchases', order, session);
  const paid = await request.post(url, { form: { card: 'works' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  await expect.poll(() => succeed<unknown[]>('GET', '/api/accounts/purchases', {}, session)).toHaveLength(1);
}

async function bookedWorkshop({ email }: Person, bookingKey: string): Promise<string> {
  const { items } = await succeed<{ items: { id: string; status: string; seats_left: number }[] }>(
    'GET',
    '/api/workshops/sessions',
  );
  const id = items.find(({ status, seats_left }) => status === 'upcoming' && seats_left > 5)?.id;
  if (id === undefined) throw new Error('No workshop has more than five seats left.');
  await succeed('POST', '/api/workshops/bookings', {
    headers: { 'idempotency-key': bookingKey },
    body: aBooking(id, email),
  });
  return id;
}

export function aBooking(sessionId: string, email: string) {
  const consents = { gdprConsent: true, telegramNotifications: false };
  return { sessionId, email, firstName: 'Camille', ticketType: 'free', ...consents };
}
