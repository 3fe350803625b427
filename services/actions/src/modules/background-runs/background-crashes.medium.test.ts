import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { ledgerViolations, readCharges } from '../../testing/a-ledger';
import { Receiver } from '../../testing/a-receiver';
import { startVictim } from '../../testing/a-victim';
import { callDeferred, readRun } from '../../testing/deferred-call';
import { BACKGROUND_FAIL_POINTS, type BackgroundFailPoint } from '../../testing/fail-points';
import { startActions } from '../../testing/start-actions';
import { RunsRepository } from '../runs/runs.repository';
import { BackgroundRunsMaintenance } from './background-runs.maintenance';
import { CallbackSender } from './callback-sender';

const receiver = await Receiver.start();
afterAll(() => receiver.stop());
const env = { EGRESS_ALLOWED_ORIGINS: receiver.origin };

const { db, app: survivor } = await startActions({ env });

beforeEach(() => {
  receiver.received.length = 0;
});

const payload = { email: 'ada@company.com' };
const callbackUrl = `${receiver.origin}/hook`;
const createHeaders = (caller: TestCaller) => ({
  ...caller.headers,
  prefer: 'respond-async',
  'idempotency-key': 'the-one-call',
});

/** A process of its own takes the call, and is killed at the point. The status of its answer, where there was one. */
async function callAndKill(caller: TestCaller, point: BackgroundFailPoint): Promise<number | 'lost'> {
  const victim = await startVictim(point, db.url, undefined, env);
  const answer = fetch(`${victim.url}/v1/actions/email_validate?callback_url=${encodeURIComponent(callbackUrl)}`, {
    method: 'POST',
    headers: { ...createHeaders(caller), 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  }).then(
    ({ status }) => status,
    () => 'lost' as const,
  );
  await victim.reached;
  // What is answered at the point is answered before the end.
  if (!/answer$|acceptance$/.test(point)) await answer;
  await victim.kill();
  return answer;
}

/** What minutes do, without waiting for them: deadlines of runs that have begun pass, and leases of callbacks. */
async function letTimePass({ userId }: TestCaller): Promise<void> {
  await db.owner.query(
    `update run set deadline_at = now() - interval '1 second'
      where user_id = $1 and status = 'running'
        and not exists (select from background_run waiting where waiting.id = run.id and waiting.began_at is null)`,
    [userId],
  );
  await db.owner.query('update background_run set callback_sending_until = null where user_id = $1', [userId]);
  await survivor.nest.get(RunsRepository).sweep();
  await work();
}

/** What the survivor does by itself every few seconds. */
async function work(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    await survivor.nest.get(BackgroundRunsMaintenance).run();
    await survivor.runJobs();
    await survivor.nest.get(CallbackSender).untilIdle();
  }
}

interface Aftermath {
  readonly answered: number | 'lost';
  /** What the ledger says in the end. */
  readonly settled: readonly number[];
  /** How the run ended; undefined where none was accepted. */
  readonly state: 'succeeded' | 'failed' | undefined;
  /** How often the receiver was called. */
  readonly callbacks: number;
}

const SUCCEEDED: Aftermath = { answered: 202, settled: [-1], state: 'succeeded', callbacks: 1 };
const GIVEN_BACK: Aftermath = { answered: 202, settled: [-1, 1], state: 'failed', callbacks: 1 };

const aftermaths: Record<BackgroundFailPoint, Aftermath> = {
  'after the charge, before the acceptance': { answered: 'lost', settled: [-1, 1], state: undefined, callbacks: 0 },
  'after the acceptance, before the answer': { ...SUCCEEDED, answered: 'lost' },
  'accepted, before it begins': SUCCEEDED,
  'begun, before it runs': GIVEN_BACK,
  'after it has run, before its end is written': GIVEN_BACK,
  'ended, before its callback is sent': SUCCEEDED,
  'after its callback is sent, before that is noted': { ...SUCCEEDED, callbacks: 2 },
};

describe('a service that is killed loses no run and charges nothing twice', () => {
  it.each(BACKGROUND_FAIL_POINTS)('%s', async (point) => {
    const { answered, settled, state, callbacks } = aftermaths[point];
    const caller = await aCaller(db);
    expect(await callAndKill(caller, point)).toBe(answered);
    expect(await ledgerViolations(db)).toEqual([]);
    await letTimePass(caller);

    expect(await readCharges(db, caller)).toEqual(settled);
    const rows = await db.owner.query<{ id: string }[]>('select id from background_run where user_id = $1', [
      caller.userId,
    ]);
    const states = await Promise.all(rows.map(async ({ id }) => (await readRun(survivor, caller, id)).json().state));
    expect(states).toEqual(state === undefined ? [] : [state]);
    expect(receiver.received).toHaveLength(callbacks);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(Math.min(callbacks, 1));
    for (const { body } of receiver.received) expect(JSON.parse(body)).toMatchObject({ type: `run.${state}` });

    // The same call again: the same run when it succeeded, a new one when it was given back.
    const again = await callDeferred(survivor, caller, {
      slug: 'email_validate',
      payload,
      callbackUrl,
      headers: createHeaders(caller),
    });
    expect(again.headers['idempotency-replayed']).toBe(state === 'succeeded' ? 'true' : undefined);
    await work();
    expect(await readCharges(db, caller)).toEqual(state === 'succeeded' ? settled : [...settled, -1]);
  });
});
