import { expect, it, onTestFinished } from 'vitest';
import { adCopy } from '../../catalogue/marketing-content/ad_copy.action';
import { aCaller, type TestCaller } from '../../testing/a-caller';
import { ledgerViolations, readBalance, readCharges } from '../../testing/a-ledger';
import { startVictim } from '../../testing/a-victim';
import type { FailPoint } from '../../testing/fail-points';
import { ModelEndpoint } from '../../testing/model-endpoint';
import { startActions } from '../../testing/start-actions';
import { RunsRepository } from './runs.repository';

/** Nothing listens there: the embedded engine answers, and a part of the price is given back. */
const model = { LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'tiny' };
const { db, app: survivor } = await startActions({ env: model });

const body = adCopy.examples[0]?.input ?? {};
const createHeaders = ({ headers }: TestCaller) => ({ ...headers, 'idempotency-key': 'the-one-call' });

/** A service of its own takes the call, and is killed when it has reached the point, or the other thing that is waited for. */
async function callAndKill(caller: TestCaller, point: FailPoint, env: typeof model, other?: () => Promise<void>) {
  const victim = await startVictim(point, db.url, undefined, env);
  const answer = fetch(`${victim.url}/v1/actions/ad_copy`, {
    method: 'POST',
    headers: { ...createHeaders(caller), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const lost = expect(answer).rejects.toThrow();
  await Promise.race([other?.() ?? victim.reached, answer.then(({ status }) => expect(status).toBe('not answered'))]);
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

const repeat = (caller: TestCaller) =>
  survivor.inject({ method: 'POST', url: '/v1/actions/ad_copy', headers: createHeaders(caller), payload: body });

it.each([
  ['after the run, before it is settled', [-6], [-6, 6]],
  ['after it is settled, before the answer', [-6, 2], [-6, 2]],
] as const)(
  'a service that is killed %s leaves the whole refund or the right price',
  async (point, early, settled) => {
    const caller = await aCaller(db);
    await callAndKill(caller, point, model);
    expect(await readCharges(db, caller)).toEqual(early);
    await sweep(caller);
    expect(await readCharges(db, caller)).toEqual(settled);
    expect(await ledgerViolations(db)).toEqual([]);

    expect((await repeat(caller)).json()).toMatchObject({ cost: 4, balance: 96, data: { engine: 'template' } });
    expect(await readBalance(db, caller)).toBe(96);
  },
  60_000,
);

it('a service that is killed while its model does not answer gives the whole price back, and the call can be sent again', async () => {
  const endpoint = await ModelEndpoint.start();
  onTestFinished(() => endpoint.stop());
  const caller = await aCaller(db);
  const silent = { ...model, LLM_BASE_URL: endpoint.baseUrl };
  // This point comes after the answer of the model.
  await callAndKill(caller, 'after it is settled, before the answer', silent, () =>
    expect.poll(() => endpoint.requests.length, { timeout: 10_000 }).toBe(1),
  );
  expect(await readCharges(db, caller)).toEqual([-6]);
  const early = await repeat(caller);
  expect(early.json()).toMatchObject({ status: 409, code: 'idempotency_in_progress' });
  await sweep(caller);
  expect(await readCharges(db, caller)).toEqual([-6, 6]);
  expect((await repeat(caller)).json()).toMatchObject({ cost: 4, balance: 96, data: { engine: 'template' } });
  expect(await readCharges(db, caller)).toEqual([-6, 6, -6, 2]);
  expect(await ledgerViolations(db)).toEqual([]);
}, 60_000);
