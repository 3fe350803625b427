import { Injectable } from '@nestjs/common';
import { AnalysisCharges } from '../charges/analysis-charges';
import { WorkLimits } from '../work-throttle/work-limits';
import { type NewStrategy, PaidAnalysesRepository, type PdfChange } from './paid-analyses.repository';
import { StrategiesRepository, type StrategySettings } from './strategies.repository';
import { OtherUserError, StrategyNotFoundError } from './strategy.errors';
import type { StrategyEntity } from './strategy.entity';
import { hasUpload, type KeptIntake } from './to-kept-intake';
import { selectStrategyLimit } from './strategy-limit';

export interface CreateStrategy extends NewStrategy {
  /** The `user_id` of the body, if given. */
  readonly claimedUserId: string | undefined;
}

/** The strategies of an account, how many it may hold, and what the next analysis costs. */
export interface OwnStrategies {
  readonly strategies: readonly StrategyEntity[];
  readonly limit: number | null;
  readonly analysisCost: number;
}

@Injectable()
export class StrategiesService {
  constructor(
    private readonly strategies: StrategiesRepository,
    private readonly analyses: PaidAnalysesRepository,
    private readonly charges: AnalysisCharges,
    private readonly limits: WorkLimits,
  ) {}

  async list(userId: string): Promise<OwnStrategies> {
    const [strategies, { plan, cost }] = await Promise.all([
      this.strategies.listNewestFirst(userId),
      this.charges.terms(userId),
    ]);
    return { strategies, limit: selectStrategyLimit(plan), analysisCost: cost };
  }

  /** @throws {StrategyNotFoundError} the user has no such strategy. */
  async get(userId: string, id: string): Promise<StrategyEntity> {
    return found(await this.strategies.findById(userId, id));
  }

  /** @throws {StrategyNotFoundError} the user has no such strategy. */
  async getIntake(userId: string, id: string): Promise<KeptIntake> {
    const strategy = await this.get(userId, id);
    return { strategy, pdf: hasUpload(strategy) ? await this.strategies.findUpload(strategy) : null };
  }

  /**
   * Stores the intake, charges its analysis and asks for it.
   *
   * @throws {OtherUserError} the request names another user than the one who is signed in.
   * @throws {PdfNotFoundError} the uploaded PDF is gone.
   * @throws {StrategyLimitReachedError} the account holds as many strategies as it may.
   * @throws {InsufficientCreditsError | SuspendedError | AccountBusyError} the analysis cannot be paid for.
   * @throws {TooManyRequestsError} the account has asked for too many analyses in this hour.
   * @decision D5, D29
   */
  async create({ claimedUserId, ...strategy }: CreateStrategy): Promise<string> {
    if (claimedUserId && claimedUserId !== strategy.userId) throw new OtherUserError();
    await this.limits.enforce(strategy.userId, 'analysis');
    return this.analyses.create(strategy);
  }

  /** @throws {StrategyNotFoundError} the user has no such strategy. */
  async set(userId: string, id: string, settings: StrategySettings): Promise<StrategyEntity> {
    return found(await this.strategies.set(userId, id, settings));
  }

  /**
   * Starts a failed analysis again, which is charged as a new one.
   *
   * @throws {StrategyNotFoundError} the user has no such strategy.
   * @throws {AnalysisNotFailedError} its analysis is running or done.
   * @throws {PdfNotFoundError} the uploaded PDF is gone.
   * @throws {InsufficientCreditsError | SuspendedError | AccountBusyError} the analysis cannot be paid for.
   * @throws {TooManyRequestsError} the account has asked for too many analyses in this hour.
   */
  async retryAnalysis(userId: string, id: string, pdf: PdfChange): Promise<StrategyEntity> {
    await this.limits.enforce(userId, 'analysis');
    await this.analyses.restart(userId, id, pdf);
    return this.get(userId, id);
  }

  /** @throws {StrategyNotFoundError} the user has no such strategy. */
  remove(userId: string, id: string): Promise<void> {
    return this.analyses.remove(userId, id);
  }
}

function found(strategy: StrategyEntity | null): StrategyEntity {
  if (!strategy) throw new StrategyNotFoundError();
  return strategy;
}
