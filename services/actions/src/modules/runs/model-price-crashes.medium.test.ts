import { expect, it } from 'vitest';
import { adCopy } from '../../catalogue/marketing-content/ad_copy.action';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { ledgerViolations, readBalance, readCharges } from '../../testing/a-ledger';
import { buildMortalService, startVictim } from '../../testing/a-victim';
import type { FailPoint } from '../../testing/fail-points';
import { startActions } from '../../testing/start-actions';
import { RunsRepository } from './runs.repository';

/** Nothing listens there: the embedded engine answers, and a part of the price is given back. */
const model = { LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'tiny' };
const { db, app: survivor } = await startActions({ env: model });
await buildMortalService();

const body = adCopy.examples[0]?.input ?? {};
const createHeaders = ({ headers }: TestCaller) => ({ ...headers, 'idempotency-key': 'the-one-call' });

async function callAndKill(caller: TestCaller, point: FailPoint): Promise<void> {
  const victim = await startVictim(point, db.url, undefined, model);
  const answer = fetch(`${victim.url}/v1/actions/ad_copy`, {
    method: 'POST',
    headers: { ...createHeaders(caller), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const lost = expect(answer).rejects.toThrow();
  await Promise.race([victim.reached, answer.then(({ status }) => expect(status).toBe('not answered'))]);
  await victim.kill();
  await lost;
}

async function sweep({ userId }: TestCaller): Promise<void> {
  await db.owner.query(
    `update run set deadline_at = now() - interval '1 second' where user_id = $1 and status = 'running'`,
    [userId],
  );
  await survivor.nest.get(RunsRepository).sweep();
}

it.each([
  ['after the run, before it is settled', [-6], [-6, 6]],
  ['after it is settled, before the answer', [-6, 2], [-6, 2]],
] as const)(
  'a service that is killed %s leaves the whole refund or the right price',
  async (point, early, settled) => {
    const caller = await aCaller(db);
    await callAndKill(caller, point);
    expect(await readCharges(db, caller)).toEqual(early);
    await sweep(caller);
    expect(await readCharges(db, caller)).toEqual(settled);
    expect(await ledgerViolations(db)).toEqual([]);

    const headers = createHeaders(caller);
    const again = await survivor.inject({ method: 'POST', url: '/v1/actions/ad_copy', headers, payload: body });
    expect(again.json()).toMatchObject({ cost: 4, balance: 96, data: { engine: 'template' } });
    expect(await readBalance(db, caller)).toBe(96);
  },
  60_000,
);
