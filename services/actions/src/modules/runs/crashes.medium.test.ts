import { describe, expect, it } from 'vitest';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { readCharges, ledgerViolations } from '../../testing/a-ledger';
import { startVictim, type Victim } from '../../testing/a-victim';
import { FAIL_POINTS, type RunFailPoint } from '../../testing/fail-points';
import { startActions } from '../../testing/start-actions';
import { RunsRepository } from './runs.repository';

const { db, app: survivor } = await startActions();

const payload = { email: 'ada@company.com' };
const createHeaders = (caller: TestCaller) => ({ ...caller.headers, 'idempotency-key': 'the-one-call' });

/** A process of its own takes the call, and is killed at the point. */
async function callAndKill(caller: TestCaller, point: RunFailPoint): Promise<void> {
  const victim = await startVictim(point, db.url);
  const answer = fetch(`${victim.url}/v1/email/validate`, {
    method: 'POST',
    headers: { ...createHeaders(caller), 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  const lost = expect(answer).rejects.toThrow();
  await Promise.race([victim.reached, answerInstead(answer, victim)]);
  await victim.kill();
  await lost;
}

async function answerInstead(answer: Promise<Response>, victim: Victim): Promise<never> {
  const { status } = await answer;
  await victim.kill();
  throw new Error(`The service answered ${status} instead of stopping.`);
}

/** What a minute does, without waiting for it. */
async function sweepAfterDeadline({ userId }: TestCaller): Promise<void> {
  const [late] = await db.owner.query<{ count: string }[]>(
    `select count(*) from run where user_id = $1 and deadline_at > started_at + interval '40 seconds'`,
    [userId],
  );
  expect(late?.count).toBe('0');
  await db.owner.query(
    `update run set deadline_at = now() - interval '1 second' where user_id = $1 and status = 'running'`,
    [userId],
  );
  await survivor.nest.get(RunsRepository).sweep();
}

interface Aftermath {
  /** What the ledger says right after the crash. */
  readonly charges: readonly number[];
  /** What a retry gets before the sweeper came, and after it. */
  readonly early: Retried;
  readonly late: Retried;
  /** What the ledger says in the end. */
  readonly settled: readonly number[];
}

type Retried = 'run' | 'replayed' | 'told to wait';

const GIVEN_BACK: Aftermath = { charges: [-1], early: 'told to wait', late: 'run', settled: [-1, 1, -1] };

const aftermaths: Record<RunFailPoint, Aftermath> = {
  'before the charge': { charges: [], early: 'run', late: 'replayed', settled: [-1] },
  'after the charge, before the run': GIVEN_BACK,
  'during the run': GIVEN_BACK,
  'after the run, before it is settled': GIVEN_BACK,
  'after it is settled, before the answer': { charges: [-1], early: 'replayed', late: 'replayed', settled: [-1] },
};

async function retried(caller: TestCaller): Promise<Retried> {
  const answer = await survivor.inject({
    method: 'POST',
    url: '/v1/email/validate',
    headers: createHeaders(caller),
    payload,
  });
  if (answer.statusCode === 409) return 'told to wait';
  expect(answer.json()).toMatchObject({ status: 200, data: { verdict: 'valid' }, cost: 1, balance: 99 });
  return answer.headers['idempotency-replayed'] === 'true' ? 'replayed' : 'run';
}

describe('a service that is killed loses nothing and charges nothing twice', () => {
  it.each(FAIL_POINTS)('%s', async (point) => {
    const { charges, early, late, settled } = aftermaths[point];
    const caller = await aCaller(db);
    await callAndKill(caller, point);
    expect(await readCharges(db, caller)).toEqual(charges);
    expect(await ledgerViolations(db)).toEqual([]);

    expect(await retried(caller)).toBe(early);
    await sweepAfterDeadline(caller);
    expect(await ledgerViolations(db)).toEqual([]);
    expect(await retried(caller)).toBe(late);
    expect(await readCharges(db, caller)).toEqual(settled);
  });
});
