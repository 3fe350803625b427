import { randomUUID } from 'node:crypto';
import { InsufficientCreditsError, type Principal } from '@declic/nest-kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyse } from '../../engine/embedded/analysis/embedded-engine';
import { anIntake } from '../../engine/embedded/analysis/testing/intakes';
import { openAccounts } from '../../testing/an-account';
import { startFlow } from '../../testing/start-flow';
import { AnalysisRepository, type Attempt } from '../analysis/analysis.repository';
import { PaidAnalysesRepository } from '../strategies/paid-analyses.repository';
import { AnalysisNotFailedError, StrategyNotFoundError } from '../strategies/strategy.errors';

const COST = 5;
/** Pays for four analyses. */
const CREDITS = 4 * COST + 3;

const { db, app } = await startFlow({ also: ['accounts'] });
const accounts = await openAccounts(db);
const paid = app.nest.get(PaidAnalysesRepository);
const analyses = app.nest.get(AnalysisRepository);
const intake = anIntake();
const written = { result: await analyse(intake), engine: 'embedded', notice: null };

/** `begin` without an end is a crash. Ends name any attempt of before, also one that is over. */
type Step =
  | { readonly kind: 'create'; readonly request: number }
  | { readonly kind: 'begin' | 'retry' | 'delete'; readonly strategy: number }
  | { readonly kind: 'complete' | 'fail'; readonly attempt: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('create' as const), request: fc.nat(2) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('begin' as const, 'begin' as const, 'retry' as const, 'delete' as const),
      strategy: fc.nat(2),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('complete' as const, 'fail' as const), attempt: fc.nat(3) }),
  },
);

/** The steps of one group are taken at the same time. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 14, size: 'max' });

class World {
  private readonly requests = Array.from({ length: 3 }, () => randomUUID());
  private readonly strategies: string[] = [];
  private readonly attempts: Attempt[] = [];
  /** Charges of analyses that were done: they are kept when the strategy is deleted. */
  private readonly doneRuns = new Set<string | null>();

  constructor(private readonly user: Principal) {}

  async perform(taken: Step): Promise<void> {
    try {
      await this.take(taken);
    } catch (error) {
      const isRefusal =
        error instanceof InsufficientCreditsError ||
        error instanceof AnalysisNotFailedError ||
        error instanceof StrategyNotFoundError;
      if (!isRefusal) throw error;
    }
  }

  /** The charges that were not given back are those of the analyses that are not failed, one of each. */
  async check(): Promise<void> {
    const { rows: kept } = await accounts.query<{ run_id: string }>(
      `select run_id from ledger_entry where user_id = $1 group by run_id having sum(delta) < 0`,
      [this.user.id],
    );
    const present = await db.owner.query<{ run: string | null; state: string; cost: number }[]>(
      `select analysis_run as run, analysis_state as state, analysis_cost as cost from flow_strategies where user_id = $1`,
      [this.user.id],
    );
    const open = present.filter(({ state }) => state !== 'failed').map(({ run }) => run);
    expect(kept.map(({ run_id }) => run_id).toSorted()).toEqual([...new Set([...open, ...this.doneRuns])].toSorted());
    expect(present.map(({ cost }) => cost)).toEqual(present.map(({ state }) => (state === 'failed' ? 0 : COST)));
    expect(await accounts.balance(this.user)).toBe(CREDITS - COST * kept.length);
  }

  private async take(taken: Step): Promise<void> {
    const userId = this.user.id;
    if (taken.kind === 'create') {
      const id = await paid.create({
        userId,
        intake,
        pdfId: null,
        requestId: this.requests[taken.request] ?? null,
        replaces: null,
      });
      if (!this.strategies.includes(id)) this.strategies.push(id);
      return;
    }
    if ('attempt' in taken) {
      const attempt = pick(this.attempts, taken.attempt);
      if (attempt) await this.end(attempt, taken.kind);
      return;
    }
    const strategyId = pick(this.strategies, taken.strategy);
    if (strategyId === undefined) return;
    if (taken.kind === 'retry') await paid.restart(userId, strategyId, undefined);
    if (taken.kind === 'delete') await paid.remove(userId, strategyId);
    if (taken.kind === 'begin') {
      const begun = await analyses.begin({ userId, strategyId });
      if (begun) this.attempts.push(begun.attempt);
    }
  }

  private async end(attempt: Attempt, kind: 'complete' | 'fail'): Promise<void> {
    if (kind === 'fail') await analyses.fail(attempt, 'broken');
    else if (await analyses.complete(attempt, written, new Date())) this.doneRuns.add(attempt.run);
  }
}

/** The newest ones most often. */
const pick = <Item>(items: readonly Item[], place: number) => items.at(-1 - (place % Math.max(items.length, 1)));

it('ignores the end of an attempt whose analysis was started again since', async () => {
  const user = await accounts.open({ credits: CREDITS });
  const strategyId = await paid.create({ userId: user.id, intake, pdfId: null, requestId: null, replaces: null });
  const late = await analyses.begin({ userId: user.id, strategyId });
  if (!late) throw new Error('The analysis did not begin.');
  expect(await analyses.fail(late.attempt, 'broken')).toBe(true);
  await paid.restart(user.id, strategyId, undefined);
  const present = await analyses.begin({ userId: user.id, strategyId });

  expect(present?.attempt.number).toBe(late.attempt.number);
  expect(await analyses.enterStep(late.attempt, 'tone')).toBe(false);
  expect(await analyses.fail(late.attempt, 'broken')).toBe(false);
  expect(await analyses.complete(late.attempt, written, new Date())).toBe(false);
  expect(await accounts.toolLines(user)).toEqual([-COST, COST, -COST]);
});

it('takes credits exactly for the analyses that were not given back, in any order of what can happen', async () => {
  await fc.assert(
    fc.asyncProperty(groups, async (taken) => {
      const world = new World(await accounts.open({ credits: CREDITS, plan: 'solo' }));
      for (const group of taken) {
        await Promise.all(group.map((each) => world.perform(each)));
        await world.check();
      }
    }),
    { numRuns: 40 },
  );
  expect(await accounts.violations()).toEqual([]);
}, 120_000);
