import { queryAsUser, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StrategyEntity } from '../strategies/strategy.entity';
import type { AnalysisRequest } from '../strategies/strategies.jobs';
import type { StepId } from './engine/embedded-engine';
import type { Findings, Intake } from './engine/intake';

/** One attempt at an analysis. Its writes are ignored once another attempt has begun or the strategy is deleted. */
export interface Attempt extends AnalysisRequest {
  readonly number: number;
}

type Change = Partial<Omit<StrategyEntity, 'id' | 'userId' | 'version'>>;

@Injectable()
export class AnalysisRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts a new try and gives it with the intake; undefined when there is nothing left to analyse. */
  begin({ strategyId, userId }: AnalysisRequest): Promise<{ attempt: Attempt; intake: Intake } | undefined> {
    return withUser(this.dataSource, userId, async (manager) => {
      const strategy = await manager.findOne(StrategyEntity, {
        where: { id: strategyId, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!strategy || strategy.analysisState === 'done' || strategy.analysisState === 'failed') return undefined;

      const number = strategy.analysisAttempt + 1;
      await manager.update(
        StrategyEntity,
        { id: strategyId, userId },
        { analysisState: 'running', analysisStep: null, analysisAttempt: number },
      );
      return { attempt: { strategyId, userId, number }, intake: toIntake(strategy) };
    });
  }

  enterStep(attempt: Attempt, analysisStep: StepId): Promise<boolean> {
    return this.change(attempt, { analysisStep });
  }

  complete(attempt: Attempt, findings: Findings, engine: string, derivedAt: Date): Promise<boolean> {
    return this.change(attempt, {
      icp: findings.icp,
      pillars: findings.pillars,
      offers: findings.offers,
      toneProfile: findings.tone,
      parsingNotes: findings.notes,
      horizonDays: findings.horizonDays,
      competitors: findings.competitors,
      sourcesSeed: findings.sourcesSeed,
      derivedAt,
      analysisState: 'done',
      analysisStep: null,
      analysisEngine: engine,
    });
  }

  waitForNextTry(attempt: Attempt): Promise<boolean> {
    return this.change(attempt, { analysisState: 'queued', analysisStep: null });
  }

  fail(attempt: Attempt): Promise<boolean> {
    return this.change(attempt, { analysisState: 'failed' });
  }

  private change({ strategyId, userId, number }: Attempt, change: Change): Promise<boolean> {
    return queryAsUser(this.dataSource, userId, async (manager) => {
      const { affected } = await manager.update(
        StrategyEntity,
        { id: strategyId, userId, analysisAttempt: number, analysisState: 'running' },
        change,
      );
      return Boolean(affected);
    });
  }
}

function toIntake({ strategyName, goals, competitorsText, tone, rawText, pdfUrl }: StrategyEntity): Intake {
  return { strategyName, goals, competitors: competitorsText, tone, rawText, pdfUrl };
}
