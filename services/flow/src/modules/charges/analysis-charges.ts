import { randomUUID } from 'node:crypto';
import {
  AccountBusyError,
  callForRow,
  callOtherService,
  InsufficientCreditsError,
  isLockTimeout,
  OtherServiceError,
  type PlanSlug,
  SuspendedError,
  UnauthorizedError,
  withUser,
} from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const TOOL = 'flow-content';

/** A charge waits for its account this long at a time, and in between takes no connection from others. */
const LOCK_TIMEOUT_MS = 200;
const LOCK_TRIES = 10;

/** What an account pays for its next analysis, and the plan that decides how many strategies it may hold. */
export interface AnalysisTerms {
  readonly plan: PlanSlug;
  readonly cost: number;
}

/** Credits that were taken for one analysis; no run when it cost nothing. */
export interface AnalysisCharge {
  readonly run: string | null;
  readonly cost: number;
}

interface ChargeAnswer {
  readonly outcome: 'charged' | 'free' | 'insufficient' | 'suspended' | 'unknown';
  readonly cost: number;
}

const FREE: AnalysisCharge = { run: null, cost: 0 };

/**
 * Takes and gives back the credits of analyses. Where the accounts service is not installed, nothing costs anything.
 *
 * @decision D30
 */
@Injectable()
export class AnalysisCharges {
  constructor(private readonly dataSource: DataSource) {}

  async terms(userId: string, manager: EntityManager = this.dataSource.manager): Promise<AnalysisTerms> {
    const terms = await callForRow<AnalysisTerms>(manager, 'accounts_api.tool_terms_v1', [userId, TOOL]);
    return terms ?? { plan: 'free', cost: 0 };
  }

  /**
   * Runs `work` in a transaction of the user that holds the user's credit account.
   *
   * Lock order, everywhere: the row of the credit account, then the advisory lock of the user's strategies, then the row of a
   * strategy. Deleting an account, which holds the credit account while it erases strategies, takes them in the same order.
   *
   * @throws {AccountBusyError} another transaction holds the account for longer than a request waits.
   * @decision D46
   */
  async withHeldAccount<Result>(userId: string, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await withUser(this.dataSource, userId, async (manager) => {
          await manager.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
          await callOtherService(manager, 'accounts_api.hold_accounts_v1', [[userId], true]);
          return work(manager);
        });
      } catch (error) {
        if (!isLockTimeout(error instanceof OtherServiceError ? error.cause : error)) throw error;
        if (tries === LOCK_TRIES) throw new AccountBusyError(error);
      }
    }
  }

  /**
   * Within a transaction of `withHeldAccount`.
   *
   * @throws {InsufficientCreditsError} the balance is lower than the price.
   * @throws {SuspendedError} the account's usage is frozen.
   * @throws {UnauthorizedError} the account is gone.
   */
  async charge(manager: EntityManager, userId: string): Promise<AnalysisCharge> {
    const run = randomUUID();
    const answer = await callForRow<ChargeAnswer>(manager, 'accounts_api.charge_tool_v1', [userId, TOOL, run]);
    if (!answer) return FREE;
    switch (answer.outcome) {
      case 'charged':
        return { run, cost: answer.cost };
      case 'free':
        return FREE;
      case 'insufficient':
        throw new InsufficientCreditsError(answer.cost);
      case 'suspended':
        throw new SuspendedError();
      case 'unknown':
        throw new UnauthorizedError();
      default:
        return answer.outcome satisfies never;
    }
  }

  /** Gives the credits of a run back, once. Within a transaction of `withHeldAccount`. */
  async refund(manager: EntityManager, run: string, reason: string): Promise<void> {
    await callOtherService(manager, 'accounts_api.refund_v1', [run, reason]);
  }
}
