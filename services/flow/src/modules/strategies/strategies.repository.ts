import { Jobs, UnauthorizedError, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Intake } from '../analysis/engine/intake';
import { ANALYSE_STRATEGY, type AnalysisRequest } from './strategies.jobs';
import { StrategyEntity } from './strategy.entity';

export interface CountedStrategy {
  readonly strategy: StrategyEntity;
  readonly ideaCount: number;
}

@Injectable()
export class StrategiesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  listNewestFirst(userId: string): Promise<CountedStrategy[]> {
    return withUser(this.dataSource, userId, async (manager) => {
      const strategies = await manager.find(StrategyEntity, {
        where: { userId },
        order: { createdAt: 'DESC', id: 'DESC' },
      });
      return countIdeas(manager, strategies);
    });
  }

  findById(userId: string, id: string): Promise<CountedStrategy | undefined> {
    return withUser(this.dataSource, userId, (manager) => findCounted(manager, userId, id));
  }

  /** Stores a strategy with its analysis job, unless the user has `limit` already. Simultaneous calls of one user take turns. */
  insertWithinLimit(userId: string, intake: Intake, limit: number): Promise<string | undefined> {
    return withUser(this.dataSource, userId, async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`flow_strategies ${userId}`]);
      if (await isErased(manager, userId)) throw new UnauthorizedError();
      if ((await manager.countBy(StrategyEntity, { userId })) >= limit) return undefined;

      const { competitors: competitorsText, ...typed } = intake;
      const { identifiers } = await manager.insert(StrategyEntity, { userId, competitorsText, ...typed });
      const strategyId = identifiers[0]?.['id'] as string; // the generated key of the row just inserted
      await this.requestAnalysis(manager, { strategyId, userId });
      return strategyId;
    });
  }

  /** Queues a failed analysis again; false when it has not failed. */
  requeueFailed(userId: string, id: string): Promise<boolean> {
    return withUser(this.dataSource, userId, async (manager) => {
      const { affected } = await manager.update(
        StrategyEntity,
        { id, userId, analysisState: 'failed' },
        { analysisState: 'queued', analysisStep: null, analysisAttempt: 0 },
      );
      if (!affected) return false;
      await this.requestAnalysis(manager, { strategyId: id, userId });
      return true;
    });
  }

  setStatus(userId: string, id: string, status: StrategyEntity['status']): Promise<CountedStrategy | undefined> {
    return withUser(this.dataSource, userId, async (manager) => {
      await manager.update(StrategyEntity, { id, userId }, { status });
      return findCounted(manager, userId, id);
    });
  }

  remove(userId: string, id: string): Promise<boolean> {
    return withUser(this.dataSource, userId, async (manager) => {
      const { affected } = await manager.delete(StrategyEntity, { id, userId });
      return Boolean(affected);
    });
  }

  private requestAnalysis(manager: EntityManager, request: AnalysisRequest): Promise<void> {
    return this.jobs.add(manager, ANALYSE_STRATEGY, request, {
      jobKey: `${ANALYSE_STRATEGY.name} ${request.strategyId}`,
    });
  }
}

async function findCounted(manager: EntityManager, userId: string, id: string): Promise<CountedStrategy | undefined> {
  const strategies = await manager.findBy(StrategyEntity, { id, userId });
  return (await countIdeas(manager, strategies))[0];
}

async function countIdeas(manager: EntityManager, strategies: readonly StrategyEntity[]): Promise<CountedStrategy[]> {
  const rows: { strategy_id: string; ideas: number }[] = await manager.query(
    'SELECT strategy_id, count(*)::integer AS ideas FROM flow_ideas WHERE strategy_id = ANY($1) GROUP BY strategy_id',
    [strategies.map(({ id }) => id)],
  );
  const counts = new Map(rows.map(({ strategy_id: id, ideas }) => [id, ideas]));
  return strategies.map((strategy) => ({ strategy, ideaCount: counts.get(strategy.id) ?? 0 }));
}

/** Whether the account was deleted while its access token is still good. */
async function isErased(manager: EntityManager, userId: string): Promise<boolean> {
  const rows: unknown[] = await manager.query('SELECT FROM erased_user WHERE user_id = $1', [userId]);
  return rows.length > 0;
}
