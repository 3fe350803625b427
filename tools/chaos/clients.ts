import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { attempt, type Answer, type Call, parseJson, type Try, untilAnswered } from './http.ts';
import { bearer, type Person, signIn } from './person.ts';
import type { Random } from './random.ts';
import type { Facts } from './facts.ts';
import type { Run } from './run.ts';
import type { Target } from './target.ts';

/** How long a client goes on with a call that it has begun when the faults are over. */
const ANSWER_TIMEOUT_MS = 120_000;

/** The share of answered calls that are sent again with their key. */
const REPEATED = 0.1;

/** Paid calls, one after the other: most with an Idempotency-Key, until they are answered; some without, once. */
export async function callActions({ target, facts, end }: Run, person: Person, random: Random): Promise<void> {
  while (Date.now() < end) {
    const idempotencyKey = random.chance(0.8) ? randomUUID() : null;
    const requestIds: string[] = [];
    const body = { email: `someone@${random.pick(['example.com', 'gmial.com', `host-${random.between(1, 9)}.test`])}` };
    // Every try is a request of its own, with the same key.
    const call = (): Call => {
      const requestId = randomUUID();
      requestIds.push(requestId);
      return {
        method: 'POST',
        url: `${target.baseUrl}/v1/actions/email_validate`,
        headers: {
          ...bearer(person.apiKey),
          'x-request-id': requestId,
          ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
        },
        body,
      };
    };
    const tries: Try[] = [];
    const answer =
      idempotencyKey === null
        ? once(tries, await attempt(call()))
        : await untilAnswered(call, end + ANSWER_TIMEOUT_MS, tries);
    const acknowledged = answer?.status === 200;
    if (answer && !acknowledged && idempotencyKey !== null)
      facts.unexpected.push(`a paid call answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    // Repeats the call, as a client does after a lost response.
    if (acknowledged && idempotencyKey !== null && random.chance(REPEATED)) {
      const again = await untilAnswered(call, end + ANSWER_TIMEOUT_MS, tries);
      if (again?.text !== answer.text) facts.unexpected.push(`a repeated call was answered otherwise: ${again?.text}`);
    }
    count(facts, tries);
    facts.calls.push({ userId: person.userId, idempotencyKey, requestIds, acknowledged });
    await pause(random.between(0, 60));
  }
}

function once(tries: Try[], outcome: Try): Answer | null {
  tries.push(outcome);
  return outcome.kind === 'answer' ? outcome : null;
}

/** Seats in random sessions, each for a new address, until they are answered. */
export async function bookWorkshops({ target, facts, end }: Run, random: Random): Promise<void> {
  const list = await untilAnswered({ method: 'GET', url: `${target.baseUrl}/api/workshops/sessions` }, end);
  const { items } = parseJson<{ items: { id: string; status: string; ticket_free_enabled: boolean }[] }>(
    list,
    'The list',
  );
  const open = items.filter(({ status, ticket_free_enabled }) => status === 'upcoming' && ticket_free_enabled);
  while (Date.now() < end) {
    const [email, sessionId] = [`booker-${randomUUID().slice(0, 12)}@example.test`, random.pick(open).id];
    const tries: Try[] = [];
    const answer = await untilAnswered(
      {
        method: 'POST',
        url: `${target.baseUrl}/api/workshops/bookings`,
        headers: { 'idempotency-key': randomUUID() },
        body: {
          sessionId,
          email,
          firstName: 'Ada',
          ticketType: 'free',
          gdprConsent: true,
          telegramNotifications: false,
        },
      },
      end + ANSWER_TIMEOUT_MS,
      tries,
    );
    count(facts, tries);
    const refused = answer?.status === 409 && /"code":"(sold_out|booking_closed)"/.test(answer.text);
    if (answer && answer.status !== 201 && !refused)
      facts.unexpected.push(`a booking answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    facts.bookings.push({
      email,
      sessionId,
      outcome: answer?.status === 201 ? 'booked' : refused ? 'refused' : 'unknown',
    });
    await pause(random.between(200, 1_500));
  }
}

/** Ends the month of a subscription at the provider again and again: each renewal is paid and grants credits. */
export async function renewPlan(
  { target, facts, end }: Run,
  person: Person,
  random: Random,
  /** Between two renewals, in milliseconds. */
  [shortest, longest]: readonly [number, number],
): Promise<void> {
  while (Date.now() < end) {
    await renewOnce(target, person, end).catch((error: unknown) =>
      facts.faults.push(`renewal not pressed: ${String(error)}`),
    );
    await pause(Math.min(random.between(shortest, longest), Math.max(0, end - Date.now())));
  }
}

async function renewOnce(target: Target, { email }: Person, end: number): Promise<void> {
  const { token } = await signIn(target, email);
  const opened = await untilAnswered(
    { method: 'POST', url: `${target.baseUrl}/api/accounts/billing/portal`, headers: bearer(token) },
    end,
  );
  const { url } = parseJson<{ url: string }>(opened, 'The portal');
  const page = await attempt({ method: 'GET', url });
  const html = page.kind === 'answer' ? page.text : '';
  const [subscription, period] = ['subscription', 'period'].map((name) => findField(html, name));
  if (!subscription || !period) throw new Error('The portal showed no subscription.');
  await attempt({ method: 'POST', url: `${url}/renew`, body: new URLSearchParams({ subscription, period }) });
}

function findField(html: string, name: string): string | undefined {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
}

/** Deletes an account in the middle of the run. A 401 after a lost answer says that it is gone. */
export async function deleteAccount({ target, facts, end }: Run, person: Person, random: Random): Promise<void> {
  await pause(random.between(0, Math.max(0, end - Date.now())));
  const { token } = await signIn(target, person.email);
  const tries: Try[] = [];
  const answer = await untilAnswered(
    { method: 'DELETE', url: `${target.baseUrl}/api/accounts/me`, headers: bearer(token) },
    end + ANSWER_TIMEOUT_MS,
    tries,
  );
  count(facts, tries);
  const repeated = tries.length > 1;
  const acknowledged = answer?.status === 204 || (answer?.status === 401 && repeated);
  if (answer && !acknowledged) facts.unexpected.push(`a deletion answered ${answer.status}: ${answer.text}`);
  facts.deletions.push({ ...person, acknowledged });
}

function count(facts: Facts, tries: readonly Try[]): void {
  facts.tries += tries.length;
  facts.troubled += tries.filter((outcome) => outcome.kind === 'lost' || outcome.status >= 500).length;
}
