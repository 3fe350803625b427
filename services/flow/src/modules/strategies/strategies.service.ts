import { Injectable } from '@nestjs/common';
import type { Intake } from '../analysis/engine/intake';
import { StrategiesRepository } from './strategies.repository';
import {
  AnalysisNotFailedError,
  OtherUserError,
  StrategyLimitReachedError,
  StrategyNotFoundError,
} from './strategy.errors';
import type { StrategyEntity } from './strategy.entity';

/**
 * How many strategies an account on the free tier holds.
 *
 * @decision D30
 */
export const STRATEGY_LIMIT = 3;

export interface CreateStrategy {
  readonly userId: string;
  /** The `user_id` of the body, if given. */
  readonly claimedUserId: string | undefined;
  readonly intake: Intake;
}

@Injectable()
export class StrategiesService {
  constructor(private readonly strategies: StrategiesRepository) {}

  list(userId: string): Promise<StrategyEntity[]> {
    return this.strategies.listNewestFirst(userId);
  }

  /** @throws {StrategyNotFoundError} the user has no such strategy. */
  async get(userId: string, id: string): Promise<StrategyEntity> {
    return found(await this.strategies.findById(userId, id));
  }

  /**
   * Stores the intake and asks for its analysis.
   *
   * @throws {OtherUserError} the request names another user than the one who is signed in.
   * @throws {StrategyLimitReachedError} the account holds as many strategies as it may.
   * @decision D5, D29
   */
  async create({ userId, claimedUserId, intake }: CreateStrategy): Promise<string> {
    if (claimedUserId && claimedUserId !== userId) throw new OtherUserError();
    const id = await this.strategies.insertWithinLimit(userId, intake, STRATEGY_LIMIT);
    if (!id) throw new StrategyLimitReachedError(STRATEGY_LIMIT);
    return id;
  }

  /** @throws {StrategyNotFoundError} the user has no such strategy. */
  async setStatus(userId: string, id: string, status: StrategyEntity['status']): Promise<StrategyEntity> {
    return found(await this.strategies.setStatus(userId, id, status));
  }

  /**
   * Starts a failed analysis again.
   *
   * @throws {StrategyNotFoundError} the user has no such strategy.
   * @throws {AnalysisNotFailedError} its analysis is running or done.
   */
  async retryAnalysis(userId: string, id: string): Promise<StrategyEntity> {
    const requeued = await this.strategies.requeueFailed(userId, id);
    const strategy = await this.get(userId, id);
    if (!requeued) throw new AnalysisNotFailedError();
    return strategy;
  }

  /** @throws {StrategyNotFoundError} the user has no such strategy. */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.strategies.remove(userId, id))) throw new StrategyNotFoundError();
  }
}

function found(strategy: StrategyEntity | null): StrategyEntity {
  if (!strategy) throw new StrategyNotFoundError();
  return strategy;
}
