import { Jobs } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Intake } from '../../engine/intake';
import { type AnalysisCharge, AnalysisCharges } from '../charges/analysis-charges';
import { findPdfText } from '../pdfs/pdfs.repository';
import { lockAccount } from '../../locks/lock-account';
import { lockStrategy } from './lock-strategy';
import { ANALYSE_STRATEGY, type AnalysisRequest } from './strategies.jobs';
import { StrategyEntity } from './strategy.entity';
import {
  AnalysisNotFailedError,
  PdfNotFoundError,
  StrategyLimitReachedError,
  StrategyNotFoundError,
} from './strategy.errors';
import { selectStrategyLimit } from './strategy-limit';

export interface NewStrategy {
  readonly userId: string;
  readonly intake: Intake;
  /** An uploaded PDF, whose text becomes part of the intake. */
  readonly pdfId: string | null;
  /** Of the press of the button that sent it; null when the client named none. */
  readonly requestId: string | null;
  /** A strategy whose analysis failed, and which goes when this one comes. */
  readonly replaces: string | null;
}

/** What replaces the PDF of an intake; undefined leaves it as it is. */
export type PdfChange = { readonly pdfUrl: string; readonly pdfId: string | null } | undefined;

/**
 * Writes a strategy, the charge for its analysis and the job together, and gives the charge back together with what ends it.
 *
 * @decision D30
 */
@Injectable()
export class PaidAnalysesRepository {
  constructor(
    private readonly charges: AnalysisCharges,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Stores a strategy, once per request id. Simultaneous calls of one user take turns.
   *
   * @throws {PdfNotFoundError} the uploaded PDF is gone.
   * @throws {StrategyLimitReachedError} the account holds as many strategies as it may.
   * @throws {InsufficientCreditsError | SuspendedError | AccountBusyError} the analysis cannot be paid for.
   * @throws {UnauthorizedError} the account was deleted while its access token is still good.
   */
  create({ userId, intake, pdfId, requestId, replaces }: NewStrategy): Promise<string> {
    return this.charges.withHeldAccount(userId, async (manager) => {
      await lockAccount(manager, userId);
      const earlier = await findByRequest(manager, userId, requestId);
      if (earlier) return earlier.id;
      const pdfText = await readPdf(manager, userId, pdfId);
      if (replaces !== null) await manager.delete(StrategyEntity, { id: replaces, userId, analysisState: 'failed' });
      await this.assertBelowLimit(manager, userId);

      const charge = await this.charges.charge(manager, userId);
      const { competitors: competitorsText, ...typed } = intake;
      const { identifiers } = await manager.insert(StrategyEntity, {
        userId,
        requestId,
        competitorsText,
        ...typed,
        pdfText,
        ...toColumns(charge),
      });
      const strategyId = identifiers[0]?.['id'] as string; // the generated key of the row just inserted
      await this.requestAnalysis(manager, { strategyId, userId });
      return strategyId;
    });
  }

  /**
   * Charges a failed analysis again and queues it.
   *
   * @throws {StrategyNotFoundError} the user has no such strategy.
   * @throws {AnalysisNotFailedError} its analysis is queued, running or done.
   * @throws {PdfNotFoundError} the uploaded PDF is gone.
   * @throws {InsufficientCreditsError | SuspendedError | AccountBusyError} the analysis cannot be paid for.
   */
  restart(userId: string, id: string, pdf: PdfChange): Promise<void> {
    return this.charges.withHeldAccount(userId, async (manager) => {
      const strategy = await lockStrategy(manager, userId, id);
      if (!strategy) throw new StrategyNotFoundError();
      if (strategy.analysisState !== 'failed') throw new AnalysisNotFailedError();

      const charge = await this.charges.charge(manager, userId);
      await manager.update(
        StrategyEntity,
        { id, userId },
        {
          ...(pdf && { pdfUrl: pdf.pdfUrl, pdfText: await readPdf(manager, userId, pdf.pdfId) }),
          ...toColumns(charge),
          analysisState: 'queued',
          analysisStep: null,
          analysisAttempt: 0,
          analysisFailure: null,
        },
      );
      await this.requestAnalysis(manager, { strategyId: id, userId });
    });
  }

  /**
   * Deletes a strategy. An analysis that is not done is given back.
   *
   * @throws {StrategyNotFoundError} the user has no such strategy.
   */
  remove(userId: string, id: string): Promise<void> {
    return this.charges.withHeldAccount(userId, async (manager) => {
      const strategy = await lockStrategy(manager, userId, id);
      if (!strategy) throw new StrategyNotFoundError();
      const isOpen = strategy.analysisState === 'queued' || strategy.analysisState === 'running';
      if (isOpen && strategy.analysisRun !== null) {
        await this.charges.refund(manager, strategy.analysisRun, 'The strategy was deleted');
      }
      await manager.delete(StrategyEntity, { id, userId });
    });
  }

  private async assertBelowLimit(manager: EntityManager, userId: string): Promise<void> {
    const { plan } = await this.charges.terms(userId, manager);
    const limit = selectStrategyLimit(plan);
    if (limit !== null && (await manager.countBy(StrategyEntity, { userId })) >= limit) {
      throw new StrategyLimitReachedError(limit);
    }
  }

  private requestAnalysis(manager: EntityManager, request: AnalysisRequest): Promise<void> {
    return this.jobs.add(manager, ANALYSE_STRATEGY, request, {
      jobKey: `${ANALYSE_STRATEGY.name} ${request.strategyId}`,
      // One after the other for an account, over all replicas; those of other accounts pass.
      queueName: `${ANALYSE_STRATEGY.name} ${request.userId}`,
    });
  }
}

const toColumns = ({ run, cost }: AnalysisCharge) => ({ analysisRun: run, analysisCost: cost });

async function findByRequest(manager: EntityManager, userId: string, requestId: string | null) {
  return requestId === null ? null : manager.findOneBy(StrategyEntity, { userId, requestId });
}

/** The text of an uploaded PDF, empty without one. @throws {PdfNotFoundError} it is gone. */
async function readPdf(manager: EntityManager, userId: string, pdfId: string | null): Promise<string> {
  if (pdfId === null) return '';
  const text = await findPdfText(manager, userId, pdfId);
  if (text === undefined) throw new PdfNotFoundError();
  return text;
}
