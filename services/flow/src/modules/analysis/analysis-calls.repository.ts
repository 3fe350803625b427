import { randomUUID } from 'node:crypto';
import { Jobs, queryAsUser, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import type { Intake } from '../../engine/intake';
import type { AnalysisCall } from '../../workflows/workflow-call';
import { WorkflowTokens } from '../../workflows/workflow-tokens';
import { lockStrategy } from '../strategies/lock-strategy';
import { StrategyEntity } from '../strategies/strategy.entity';
import { END_ANALYSIS_CALL } from './analysis.jobs';
import { type Attempt, lockAttempt, toIntake, toKey } from './analysis.repository';

/** What waits for the result of a call. */
export interface WaitingCall {
  readonly attempt: Attempt;
  readonly intake: Intake;
}

/** Calls of the intake workflow. Each try of an analysis makes a call of its own, and takes the result of that call alone. */
@Injectable()
export class AnalysisCallsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly tokens: WorkflowTokens,
  ) {}

  /** Notes a call before it is made, with the job that ends it; undefined when the attempt is not the present one. */
  begin(attempt: Attempt): Promise<AnalysisCall | undefined> {
    const { userId, strategyId } = attempt;
    return withUser(this.dataSource, userId, async (manager) => {
      if (!(await lockAttempt(manager, attempt))) return undefined;
      const call = randomUUID();
      await manager.update(StrategyEntity, toKey(attempt), { workflowCall: call, analysisStep: 'audience' });
      const payload = { userId, strategyId, call };
      await this.jobs.add(manager, END_ANALYSIS_CALL, payload, {
        jobKey: `${END_ANALYSIS_CALL.name} ${strategyId}`,
        runAt: this.tokens.deadline(),
      });
      return { kind: 'analysis', ...payload };
    });
  }

  /** False when the workflow gave the id to another strategy of the user. */
  keepStrategyId({ userId, strategyId: id, call }: AnalysisCall, workflowStrategyId: string): Promise<boolean> {
    return withUser(this.dataSource, userId, async (manager) => {
      await lockStrategy(manager, userId, id);
      const isTaken = await manager.existsBy(StrategyEntity, { userId, workflowStrategyId, id: Not(id) });
      if (!isTaken) await manager.update(StrategyEntity, { id, userId, workflowCall: call }, { workflowStrategyId });
      return !isTaken;
    });
  }

  /** What waits for the result; `answered` by it already; `over` when the analysis has ended. */
  async find({ userId, strategyId, call }: AnalysisCall): Promise<WaitingCall | 'answered' | 'over'> {
    const strategy = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.findOneBy(StrategyEntity, { id: strategyId, userId, workflowCall: call }),
    );
    if (strategy?.analysisState === 'done') return 'answered';
    if (strategy?.analysisState !== 'running') return 'over';
    const { analysisAttempt: number, analysisRun: run } = strategy;
    return { attempt: { strategyId, userId, number, run, call }, intake: toIntake(strategy) };
  }
}
