import { setTimeout as pause } from 'node:timers/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '../database/logins.ts';
import type { Booking, Deletion, Facts, PaidCall } from './facts.ts';
import { attempt } from './http.ts';
import { readMailbox } from './mailbox.ts';
import { bearer } from './person.ts';
import type { Target } from './target.ts';

/** The sweeper gives a crashed run back a minute after its deadline at the latest; deadlines are ten seconds past the longest action. */
const SETTLED_WITHIN_MS = 150_000;

/** Waits until every member answers, the queues are empty and no run is in flight. Returns what did not settle. */
export async function settle(target: Target): Promise<string[]> {
  const end = Date.now() + SETTLED_WITHIN_MS;
  let unrest: string[] = ['nothing was looked at'];
  while (unrest.length > 0 && Date.now() < end) {
    unrest = await restless(target).catch((error: unknown) => [`the database does not answer: ${String(error)}`]);
    if (unrest.length > 0) await pause(1_000);
  }
  return unrest;
}

async function restless(target: Target): Promise<string[]> {
  const silent = [];
  for (const member of target.members)
    if (!(await target.isAnswering(member))) silent.push(`${member} does not answer`);
  const waiting = [];
  for (const service of SERVICES) {
    const { rows } = await target
      .database(service, 'app')
      .query<{ task: string; error: string | null }>(
        `select task_identifier as task, last_error as error from ${service}_jobs.jobs where run_at <= now() or attempts > 0`,
      );
    waiting.push(
      ...rows.map(
        ({ task, error }) => `${service}: job ${task} waits${error === null ? '' : ` (${error.slice(0, 200)})`}`,
      ),
    );
  }
  const { rows } = await target
    .database('actions')
    .query<{ id: string }>(`select id from run where status = 'running'`);
  return [...silent, ...waiting, ...rows.map(({ id }) => `run ${id} is still running`)];
}

/** Holds what clients were told against the database. Gives what does not agree. */
export async function findViolations(target: Target, facts: Facts): Promise<string[]> {
  return [
    ...facts.unexpected,
    ...(await ledgerViolations(target)),
    ...(await runViolations(target)),
    ...(await callViolations(target, facts.calls)),
    ...(await bookingViolations(target, facts.bookings)),
    ...(await mailViolations(target, facts)),
    ...(await renewalViolations(target)),
    ...(await deletionViolations(target, facts.deletions)),
    ...(await deadJobs(target)),
    ...unhandledErrors(target),
  ];
}

async function ledgerViolations(target: Target): Promise<string[]> {
  const { rows } = await target.database('accounts').query<object>('select * from ledger_violations limit 100');
  return rows.map((row) => `ledger: ${JSON.stringify(row)}`);
}

interface RunLines {
  readonly id: string;
  readonly request_id: string;
  readonly idempotency_key: string | null;
  readonly status: string;
  readonly debits: number;
  readonly refunds: number;
}

/** Every run with the lines of the ledger that name it. */
async function readRuns(target: Target): Promise<RunLines[]> {
  const runs = await target
    .database('actions')
    .query<Omit<RunLines, 'debits' | 'refunds'>>(
      `select run.id, run.request_id, run.status, call.idempotency_key from run left join idempotent_call call on call.run_id = run.id`,
    );
  const lines = await target.database('accounts').query<{ run_id: string; debits: number; refunds: number }>(
    `select run_id, count(*) filter (where transaction_type = 'api_action')::integer as debits,
            count(*) filter (where transaction_type = 'refund')::integer as refunds
       from ledger_entry where run_id is not null group by run_id`,
  );
  const byRun = new Map(lines.rows.map((row) => [row.run_id, row]));
  return runs.rows.map((run) => ({ debits: 0, refunds: 0, ...byRun.get(run.id), ...run }));
}

/** A run that succeeded was paid for once; any other was given back. */
async function runViolations(target: Target): Promise<string[]> {
  return (await readRuns(target))
    .filter(({ status, debits, refunds }) => debits !== 1 || refunds !== (status === 'succeeded' ? 0 : 1))
    .map(({ id, status, debits, refunds }) => `run ${id} (${status}) has ${debits} debits and ${refunds} refunds`);
}

/** Each acknowledged call has one run that succeeded, over all its tries; no other call has more than one. */
async function callViolations(target: Target, calls: readonly PaidCall[]): Promise<string[]> {
  const runs = Map.groupBy(await readRuns(target), ({ request_id }) => request_id);
  return calls.flatMap(({ requestIds, idempotencyKey, acknowledged }) => {
    const succeeded = requestIds.flatMap((id) => runs.get(id) ?? []).filter(({ status }) => status === 'succeeded');
    const isRight = acknowledged ? succeeded.length === 1 : succeeded.length <= 1;
    const which = idempotencyKey === null ? `without a key (${requestIds[0]})` : `with key ${idempotencyKey}`;
    return isRight
      ? []
      : [`a call ${which}, ${acknowledged ? '' : 'not '}acknowledged, was paid for ${succeeded.length} times`];
  });
}

async function bookingViolations(target: Target, bookings: readonly Booking[]): Promise<string[]> {
  const { rows } = await target
    .database('workshops')
    .query<{ email: string; session_id: string }>(
      `select email, session_id from seat_allocation where state = 'confirmed'`,
    );
  const seats = Map.groupBy(rows, ({ email, session_id }) => `${email} ${session_id}`);
  const wrong = bookings.flatMap(({ email, sessionId, outcome }) => {
    const taken = seats.get(`${email} ${sessionId}`)?.length ?? 0;
    const isRight = outcome === 'unknown' ? taken <= 1 : taken === (outcome === 'booked' ? 1 : 0);
    return isRight ? [] : [`a booking that was ${outcome} has ${taken} seats`];
  });
  const counters = await target.database('workshops').query<{ session_id: string }>(
    `select session_id from seat_counter
      where taken <> (select count(*) from seat_allocation seat where seat.session_id = seat_counter.session_id and state in ('held', 'confirmed'))`,
  );
  return [...wrong, ...counters.rows.map(({ session_id }) => `the seats of ${session_id} are miscounted`)];
}

/**
 * Every booking was confirmed by mail. Mail is delivered at least once: a process that dies between the mail server's answer
 * and its own commit sends again, so each fault may explain one mail too many, and no more.
 */
async function mailViolations(target: Target, facts: Facts): Promise<string[]> {
  const { bookings, faults } = facts;
  if (!(await readMailbox(target, facts))) return ['the mailbox does not answer'];
  const mails = Map.groupBy(facts.mails.values(), (to) => to);
  const booked = bookings.filter(({ outcome }) => outcome === 'booked');
  const counts = booked.map(({ email }) => ({ email, mails: mails.get(email)?.length ?? 0 }));
  const missing = counts
    .filter(({ mails: count }) => count === 0)
    .map(({ email }) => `${email} booked and got no mail`);
  const spare = counts.reduce((sum, { mails: count }) => sum + Math.max(0, count - 1), 0);
  return spare > faults.length ? [...missing, `${spare} booking mails were sent twice`] : missing;
}

interface Invoice {
  readonly id: string;
  readonly customer: string;
  readonly subscription: string | null;
  readonly status: string;
}

/** Each invoice that the provider has as paid gave one cycle's credits. */
async function renewalViolations(target: Target): Promise<string[]> {
  const book = readFileSync(join(target.dataDir, 'payments/book.json'), 'utf8');
  const { invoices } = JSON.parse(book) as { invoices: Invoice[] }; // our own provider's file
  const { rows } = await target.database('accounts').query<{ customer_id: string; grants: number }>(
    `select customer_id, count(*)::integer as grants from payment_customer customer
       join ledger_entry line on line.user_id = customer.user_id and line.transaction_type = 'purchase'
      group by customer_id`,
  );
  return rows.flatMap(({ customer_id, grants }) => {
    const paid = invoices.filter(
      ({ customer, status, subscription }) => customer === customer_id && status === 'paid' && subscription,
    );
    return paid.length === grants
      ? []
      : [`customer ${customer_id} paid ${paid.length} invoices and got ${grants} grants`];
  });
}

/** Where the answer was "gone", nothing opens any more and no row names the person. */
async function deletionViolations(target: Target, deletions: readonly Deletion[]): Promise<string[]> {
  const violations: string[] = [];
  for (const { userId, email, apiKey, acknowledged } of deletions) {
    if (!acknowledged) continue;
    const { rowCount } = await target.database('accounts').query('select from users where id = $1', [userId]);
    if (rowCount) violations.push(`${email} was deleted and is there`);
    const call = { method: 'POST', url: `${target.baseUrl}/v1/actions/email_validate`, headers: bearer(apiKey) };
    const answer = await attempt({ ...call, body: { email: 'someone@example.com' } });
    if (answer.kind === 'answer' && answer.status === 200) violations.push(`the key of ${email} opens still`);
  }
  return violations;
}

async function deadJobs(target: Target): Promise<string[]> {
  const dead: string[] = [];
  for (const service of SERVICES) {
    const { rows } = await target
      .database(service, 'app')
      .query<{ task: string }>(
        `select task_identifier as task from ${service}_jobs.jobs where attempts >= max_attempts`,
      );
    dead.push(...rows.map(({ task }) => `${service}: job ${task} failed for good`));
  }
  return dead;
}

/** A service reports what it did not expect in its log, and an unhandled rejection ends it. */
function unhandledErrors({ dataDir }: Target): string[] {
  const logs = join(dataDir, 'logs');
  return readdirSync(logs)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) => {
      const found = /.*(unhandledRejection|UnhandledPromiseRejection|triggerUncaughtException).*/.exec(
        readFileSync(join(logs, name), 'utf8'),
      );
      return found ? [`${name}: ${found[0].slice(0, 200)}`] : [];
    });
}
