import { randomUUID } from 'node:crypto';
import { queryAsUser, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { StepId, Written } from '../../engine/content-engine';
import type { CitedLine, Findings, FoundLine, Intake } from '../../engine/intake';
import { AnalysisCharges } from '../charges/analysis-charges';
import type { AnalysisFailure } from '../strategies/analysis-messages';
import { lockStrategy } from '../strategies/lock-strategy';
import { StrategyEntity } from '../strategies/strategy.entity';
import type { AnalysisRequest } from '../strategies/strategies.jobs';

/** One attempt at an analysis. Its writes are ignored once another attempt has begun or the strategy is deleted. */
export interface Attempt extends AnalysisRequest {
  readonly number: number;
  /** The charge that it belongs to: attempts are counted anew when a failed analysis is started again. */
  readonly run: string | null;
  /** The call of the workflow whose result it is. */
  readonly call?: string;
}

type Change = Partial<Omit<StrategyEntity, 'id' | 'userId' | 'version'>>;

@Injectable()
export class AnalysisRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly charges: AnalysisCharges,
  ) {}

  /** Counts a new try and gives it with the intake; undefined when there is nothing left to analyse. */
  begin({ strategyId, userId }: AnalysisRequest): Promise<{ attempt: Attempt; intake: Intake } | undefined> {
    return withUser(this.dataSource, userId, async (manager) => {
      const strategy = await lockStrategy(manager, userId, strategyId);
      if (!strategy || strategy.analysisState === 'done' || strategy.analysisState === 'failed') return undefined;

      const number = strategy.analysisAttempt + 1;
      await manager.update(
        StrategyEntity,
        { id: strategyId, userId },
        { analysisState: 'running', analysisStep: null, analysisAttempt: number, workflowCall: null },
      );
      return { attempt: { strategyId, userId, number, run: strategy.analysisRun }, intake: toIntake(strategy) };
    });
  }

  enterStep(attempt: Attempt, analysisStep: StepId): Promise<boolean> {
    return this.change(attempt, { analysisStep });
  }

  /** Keeps the text of the PDF at the intake's address, so that another try does not fetch it again. */
  keepPdfText(attempt: Attempt, pdfText: string): Promise<boolean> {
    return this.change(attempt, { pdfText });
  }

  complete(attempt: Attempt, { result, engine, notice }: Written<Findings>, derivedAt: Date): Promise<boolean> {
    return withUser(this.dataSource, attempt.userId, async (manager) => {
      const strategy = await lockAttempt(manager, attempt);
      if (!strategy) return false;
      await manager.update(StrategyEntity, toKey(attempt), {
        ...toSummary(result),
        // A period that the person set meanwhile stays.
        horizonDays: strategy.horizonDays ?? result.horizonDays,
        derivedAt,
        analysisState: 'done',
        analysisStep: null,
        analysisEngine: engine,
        analysisNotice: notice,
      });
      return true;
    });
  }

  waitForNextTry(attempt: Attempt): Promise<boolean> {
    return this.change(attempt, { analysisState: 'queued', analysisStep: null });
  }

  /** Ends the analysis for good, and gives its charge back with it. */
  fail(attempt: Attempt, analysisFailure: AnalysisFailure): Promise<boolean> {
    return this.charges.withHeldAccount(attempt.userId, async (manager) => {
      if (!(await lockAttempt(manager, attempt))) return false;
      if (attempt.run !== null) await this.charges.refund(manager, attempt.run, 'The analysis failed');
      await manager.update(StrategyEntity, toKey(attempt), {
        analysisState: 'failed',
        analysisFailure,
        analysisCost: 0,
        // What cannot be read fails at the first step, although the rules went through all of them.
        ...(isOfIntake(analysisFailure) && { analysisStep: 'reading' }),
      });
      return true;
    });
  }

  private change(attempt: Attempt, change: Change): Promise<boolean> {
    return queryAsUser(this.dataSource, attempt.userId, async (manager) => {
      const { affected } = await manager.update(
        StrategyEntity,
        {
          ...toKey(attempt),
          analysisAttempt: attempt.number,
          analysisState: 'running',
          analysisRun: attempt.run ?? IsNull(),
        },
        change,
      );
      return Boolean(affected);
    });
  }
}

export const toKey = ({ strategyId: id, userId }: Attempt) => ({ id, userId });

/** Whether it is what the person typed that cannot be read. */
const isOfIntake = (failure: AnalysisFailure) => failure !== 'broken' && !failure.startsWith('workflow_');

/** The strategy, held, as long as the attempt is the present one. */
export async function lockAttempt(manager: EntityManager, attempt: Attempt): Promise<StrategyEntity | undefined> {
  const strategy = await lockStrategy(manager, attempt.userId, attempt.strategyId);
  const isPresent =
    strategy?.analysisState === 'running' &&
    strategy.analysisAttempt === attempt.number &&
    strategy.analysisRun === attempt.run &&
    (attempt.call === undefined || strategy.workflowCall === attempt.call);
  return isPresent ? strategy : undefined;
}

function toSummary({ icp, pillars, offers, tone, notes, competitors, sourcesSeed }: Findings): Change {
  return {
    icp: {
      roles: withIds(icp.roles),
      company_types: withIds(icp.company_types),
      sectors: withIds(icp.sectors),
      pain_points: withIds(icp.pain_points),
    },
    pillars: withIds(pillars),
    offers: withIds(offers),
    toneProfile: { ...tone, voice: withIds(tone.voice) },
    parsingNotes: notes,
    competitors,
    sourcesSeed,
  };
}

const withIds = (lines: readonly FoundLine[]): CitedLine[] => lines.map((line) => ({ id: randomUUID(), ...line }));

export function toIntake(strategy: StrategyEntity): Intake {
  const { strategyName, goals, competitorsText: competitors, tone, rawText, pdfUrl, pdfText } = strategy;
  return { strategyName, goals, competitors, tone, rawText, pdfUrl, pdfText };
}
