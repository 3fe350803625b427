import { Jobs, queryAsUser, UnauthorizedError, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Intake } from '../analysis/engine/intake';
import { ANALYSE_STRATEGY, type AnalysisRequest } from './strategies.jobs';
import { StrategyEntity } from './strategy.entity';

@Injectable()
export class StrategiesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  listNewestFirst(userId: string): Promise<StrategyEntity[]> {
    return queryAsUser(this.dataSource, userId, (manager) =>
      manager.find(StrategyEntity, { where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } }),
    );
  }

  findById(userId: string, id: string): Promise<StrategyEntity | null> {
    return queryAsUser(this.dataSource, userId, (manager) => manager.findOneBy(StrategyEntity, { id, userId }));
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

  setStatus(userId: string, id: string, status: StrategyEntity['status']): Promise<StrategyEntity | null> {
    return withUser(this.dataSource, userId, async (manager) => {
      await manager.update(StrategyEntity, { id, userId }, { status });
      return manager.findOneBy(StrategyEntity, { id, userId });
    });
  }

  remove(userId: string, id: string): Promise<boolean> {
    return queryAsUser(this.dataSource, userId, async (manager) => {
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

/** Whether the account was deleted while its access token is still good. */
async function isErased(manager: EntityManager, userId: string): Promise<boolean> {
  const rows: unknown[] = await manager.query('SELECT FROM erased_user WHERE user_id = $1', [userId]);
  return rows.length > 0;
}
