import { randomUUID } from 'node:crypto';
import { connectTo } from '@declic/nest-kit/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { ContentEngine } from '../../engine/content-engine';
import { openAccounts } from '../../testing/an-account';
import { flowClient } from '../../testing/flow-client';
import { FragileEngine } from '../../testing/fragile-engine';
import { anIntakeBody } from '../../testing/intake-body';
import { startFlow } from '../../testing/start-flow';
import { AnalyseStrategyJob } from '../analysis/analyse-strategy.job';

const COST = 5;
const engine = new FragileEngine();
const { db, app, startReplica } = await startFlow({
  also: ['accounts'],
  override: (builder) => builder.overrideProvider(ContentEngine).useValue(engine),
});
const accounts = await openAccounts(db);
const deleting = await connectTo(db, 'accounts');

afterEach(async () => {
  engine.misbehave = undefined;
  expect(await accounts.violations()).toEqual([]);
});

const breaks = () => {
  throw new Error('broken');
};

/** Every try of an analysis breaks. */
async function failForGood(user: { id: string }, strategyId: string): Promise<void> {
  engine.misbehave = breaks;
  const job = app.nest.get(AnalyseStrategyJob);
  for (const _ of [1, 2]) await expect(job.handle({ strategyId, userId: user.id })).rejects.toThrow('broken');
  await job.handle({ strategyId, userId: user.id });
  engine.misbehave = undefined;
}

describe('an analysis', () => {
  it('is charged when it is asked for, and shows what it cost', async () => {
    const user = await accounts.open();
    const flow = flowClient(app, user);
    expect((await flow.list()).json()).toMatchObject({ analysis_cost: COST, limit: 3 });
    const id = await flow.created();
    expect(await accounts.toolLines(user)).toEqual([-COST]);
    await app.runJobs();
    expect((await flow.strategy(id)).analysis).toMatchObject({ state: 'done', cost: COST });
    expect(await accounts.balance(user)).toBe(100 - COST);
  });

  it('costs nothing at the price 0: no line in the ledger', async () => {
    const user = await accounts.open({ credits: 0 });
    await accounts.setPrice(0);
    const flow = flowClient(app, user);
    const id = await flow.created();
    await app.runJobs();
    await accounts.setPrice(COST);
    expect((await flow.strategy(id)).analysis).toMatchObject({ state: 'done', cost: 0 });
    expect(await accounts.toolLines(user)).toEqual([]);
  });

  it.each([
    ['insufficient_credits', 'Insufficient credits to execute this action', { cost: COST }],
    ['suspended', 'Usage is frozen. Reactivate your subscription to continue.', {}],
  ])('is refused as %s, and nothing is stored', async (code, title, extra) => {
    const user = await accounts.open({ credits: code === 'suspended' ? 100 : COST - 1 });
    if (code === 'suspended') await accounts.suspend(user);
    const refused = await flowClient(app, user).create();
    expect(refused.json()).toMatchObject({ status: 402, code, title, type: `/docs/errors/${code}`, ...extra });
    expect((await flowClient(app, user).list()).json().strategies).toEqual([]);
    expect(await accounts.toolLines(user)).toEqual([]);
  });

  it('is given back when it fails for good, once, and says so', async () => {
    const user = await accounts.open();
    const flow = flowClient(app, user);
    const id = await flow.created();
    await failForGood(user, id);
    await app.nest.get(AnalyseStrategyJob).handle({ strategyId: id, userId: user.id });
    expect((await flow.strategy(id)).analysis).toMatchObject({
      state: 'failed',
      cost: 0,
      message:
        'The analysis failed on our side. What you typed is kept: start it again. The credits that the analysis cost were given back.',
    });
    expect(await accounts.toolLines(user)).toEqual([-COST, COST]);
  });

  it('is charged again when it is started again, and is given back again', async () => {
    const user = await accounts.open({ credits: COST });
    const flow = flowClient(app, user);
    const id = await flow.created();
    await failForGood(user, id);
    expect((await flow.retry(id)).json().analysis).toMatchObject({ state: 'queued', cost: COST });
    expect((await flow.retry(id)).json().code).toBe('analysis_not_failed');
    await failForGood(user, id);
    expect(await accounts.toolLines(user)).toEqual([-COST, COST, -COST, COST]);
    await flow.remove(id);
    expect(await accounts.balance(user)).toBe(COST);
  });

  it('that failed is not started again without credits', async () => {
    const user = await accounts.open({ credits: COST });
    const flow = flowClient(app, user);
    const id = await flow.created();
    await failForGood(user, id);
    await accounts.setPrice(COST + 1);
    const refused = await flow.retry(id);
    await accounts.setPrice(COST);
    expect(refused.json()).toMatchObject({ status: 402, code: 'insufficient_credits', cost: COST + 1 });
    expect((await flow.strategy(id)).analysis.state).toBe('failed');
  });

  it('of a strategy that is deleted while it is queued or running is given back, one that is done is not', async () => {
    const user = await accounts.open();
    const flow = flowClient(app, user);
    await flow.remove(await flow.created());
    expect(await accounts.toolLines(user)).toEqual([-COST, COST]);

    const running = await flow.created();
    engine.misbehave = async (step) => {
      if (step === 'audience') await flow.remove(running);
    };
    await app.runJobs();
    engine.misbehave = undefined;
    expect(await accounts.toolLines(user)).toEqual([-COST, COST, -COST, COST]);

    const done = await flow.created();
    await app.runJobs();
    await flow.remove(done);
    expect(await accounts.toolLines(user)).toEqual([-COST, COST, -COST, COST, -COST]);
  });

  it('is given back once when it fails while its strategy is deleted', async () => {
    for (let round = 0; round < 10; round += 1) {
      const user = await accounts.open({ credits: COST });
      const flow = flowClient(app, user);
      const id = await flow.created();
      await db.owner.query(
        `update flow_strategies set analysis_state = 'running', analysis_attempt = 3 where id = $1`,
        [id],
      );
      const giveUp = app.nest.get(AnalyseStrategyJob).handle({ strategyId: id, userId: user.id });
      await Promise.all([giveUp, flow.remove(id)]);
      expect(await accounts.toolLines(user)).toEqual([-COST, COST]);
    }
  });
});

describe('the same request_id', () => {
  it('answers with the first strategy and charges nothing, also when two come together on two replicas', async () => {
    const other = await startReplica();
    const user = await accounts.open({ credits: COST });
    const body = anIntakeBody({ request_id: randomUUID() });
    const [one, two] = await Promise.all([flowClient(app, user).create(body), flowClient(other, user).create(body)]);
    const again = await flowClient(app, user).create(body);
    expect([one, two, again].map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect(new Set([one, two, again].map((answer) => answer.json().strategy_id)).size).toBe(1);
    expect(await accounts.toolLines(user)).toEqual([-COST]);
  });

  it('of another user is another request', async () => {
    const body = anIntakeBody({ request_id: randomUUID() });
    const [one, two] = [await accounts.open(), await accounts.open()];
    const ids = [await flowClient(app, one).created(body), await flowClient(app, two).created(body)];
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('the limit', () => {
  it('is three for the plan Free, also for two tabs at once, and the refused ones cost nothing', async () => {
    const other = await startReplica();
    const user = await accounts.open();
    const [one, two] = [flowClient(app, user), flowClient(other, user)];
    const answers = await Promise.all([one, two, one, two, one, two].map((tab) => tab.create()));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([202, 202, 202, 409, 409, 409]);
    expect(await accounts.toolLines(user)).toEqual([-COST, -COST, -COST]);
  });

  it('counts no strategy that the new one replaces because its analysis failed, and leaves others alone', async () => {
    const user = await accounts.open();
    const flow = flowClient(app, user);
    const [failed, done] = [
      await flow.created(anIntakeBody({ goals: '2026 2027 2028', raw_text: '🚀🚀🚀' })),
      await flow.created(),
    ];
    await app.runJobs();
    const waiting = await flow.created();
    expect((await flow.create(anIntakeBody({ replaces: done }))).statusCode).toBe(409);

    const body = anIntakeBody({ replaces: failed, request_id: randomUUID() });
    const { strategy_id: id } = (await flow.create(body)).json();
    expect((await flow.create(body)).json()).toEqual({ strategy_id: id });
    const kept = (await flow.list()).json().strategies.map((strategy: { id: string }) => strategy.id);
    expect(kept.toSorted()).toEqual([done, waiting, id].toSorted());
    expect(await accounts.toolLines(user)).toEqual([-COST, -COST, COST, -COST, -COST]);
  });

  it('does not hold for a paid plan, and again when that ends', async () => {
    const user = await accounts.open({ plan: 'solo' });
    const flow = flowClient(app, user);
    for (const _ of [1, 2, 3, 4]) await flow.created();
    expect((await flow.list()).json()).toMatchObject({ limit: null, strategies: { length: 4 } });
    await accounts.setPlan(user, 'free');
    expect((await flow.create()).json()).toMatchObject({ code: 'strategy_limit_reached', limit: 3 });
    expect((await flow.list()).json()).toMatchObject({ limit: 3, strategies: { length: 4 } });
  });
});

it('waits for a held account for a moment, then refuses and stores nothing', async () => {
  const user = await accounts.open();
  await accounts.query('begin');
  try {
    await accounts.query('select from credit_account where user_id = $1 for update', [user.id]);
    const refused = await flowClient(app, user).create();
    expect(refused.json()).toMatchObject({ status: 503, code: 'account_busy' });
    expect(refused.headers['retry-after']).toBe('1');
  } finally {
    await accounts.query('rollback');
  }
  expect((await flowClient(app, user).create()).statusCode).toBe(202);
});

it('takes nothing from an account that is deleted at the same time, and does not block its deletion', async () => {
  for (let round = 0; round < 10; round += 1) {
    const user = await accounts.open({ credits: COST });
    // As the deletion of an account does: the credit account first, then what the other services keep.
    const deletion = async () => {
      await deleting.query('begin');
      await deleting.query(`select set_account($1, null, 'suspended')`, [user.id]);
      await deleting.query('select flow_api.erase_user_v1($1)', [user.id]);
      await deleting.query('commit');
    };
    const [answer] = await Promise.all([flowClient(app, user).create(), deletion()]);
    expect([202, 401, 402]).toContain(answer.statusCode);
    expect(await db.owner.query('select from flow_strategies where user_id = $1', [user.id])).toEqual([]);
  }
});
