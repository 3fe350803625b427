import { randomUUID } from 'node:crypto';
import type { Principal } from '@declic/nest-kit';
import { beforeEach, expect, it } from 'vitest';
import { startVictim, type Victim } from '../../testing/a-victim';
import { openAccounts } from '../../testing/an-account';
import { FAIL_POINTS, type FailPoint, REFUND_FAIL_POINTS } from '../../testing/fail-points';
import { flowClient } from '../../testing/flow-client';
import { anIntakeBody } from '../../testing/intake-body';
import { startFlow } from '../../testing/start-flow';
import { AnalyseStrategyJob } from '../analysis/analyse-strategy.job';

const COST = 5;
const TIME_LIMIT_MS = 120_000;

const { db, app: survivor } = await startFlow({ also: ['accounts'] });
const accounts = await openAccounts(db);

// A process that was killed early leaves a job, which the next one would take first.
beforeEach(() => db.dataSource.query('delete from flow_jobs._private_jobs'));

/** A process of its own takes the request and works on it, and is killed at the point. */
async function createAndKill(user: Principal, body: object, point: FailPoint): Promise<void> {
  const victim = await startVictim(point, db.url);
  const answer = post(victim, user, body);
  await Promise.race([victim.reached, endInTime(victim)]);
  await victim.kill();
  await answer;
}

/** The answer may come before the process dies, or not. */
async function post({ url }: Victim, user: Principal, body: object): Promise<void> {
  const headers = { ...(await accounts.signIn(user)), 'content-type': 'application/json' };
  await fetch(`${url}/api/flow/strategies`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => undefined,
  );
}

async function endInTime(victim: Victim): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, TIME_LIMIT_MS / 3).unref());
  await victim.kill();
  throw new Error('The service did not come to its fail point.');
}

/** As another worker does when it has seen for 15 s that the worker of a job is gone. */
async function runLeftOver(user: Principal, strategyId: string): Promise<void> {
  const job = survivor.nest.get(AnalyseStrategyJob);
  for (const _ of [1, 2, 3, 4]) await job.handle({ strategyId, userId: user.id }).catch(() => undefined);
}

const lostBefore: readonly FailPoint[] = [
  'before the charge',
  'after the charge, before the strategy',
  'after the job, before the commit',
];

it.each(FAIL_POINTS)(
  'a service that is killed %s neither loses nor doubles a credit',
  async (point) => {
    const user = await accounts.open();
    const flow = flowClient(survivor, user);
    const body = anIntakeBody({ request_id: randomUUID() });
    await createAndKill(user, body, point);
    expect(await accounts.toolLines(user)).toEqual(lostBefore.includes(point) ? [] : [-COST]);

    // The page sends the same press again.
    const id = await flow.created(body);
    await runLeftOver(user, id);
    expect((await flow.list()).json().strategies).toHaveLength(1);
    expect((await flow.strategy(id)).analysis).toMatchObject({ state: 'done', cost: COST });
    expect(await accounts.toolLines(user)).toEqual([-COST]);
    expect(await accounts.violations()).toEqual([]);
  },
  TIME_LIMIT_MS,
);

it.each(REFUND_FAIL_POINTS)(
  'a service that is killed %s gives the credits back once',
  async (point) => {
    const user = await accounts.open();
    const flow = flowClient(survivor, user);
    // Nothing in it can be read, so the analysis fails.
    const body = anIntakeBody({ goals: '2026 2027 2028', raw_text: '🚀🚀🚀', request_id: randomUUID() });
    await createAndKill(user, body, point);
    const isStored = point === 'after the refund is stored, before the job ends';
    expect(await accounts.toolLines(user)).toEqual(isStored ? [-COST, COST] : [-COST]);

    const id = await flow.created(body);
    await runLeftOver(user, id);
    expect((await flow.strategy(id)).analysis).toMatchObject({ state: 'failed', cost: 0 });
    expect(await accounts.toolLines(user)).toEqual([-COST, COST]);
    expect(await accounts.violations()).toEqual([]);
  },
  TIME_LIMIT_MS,
);
