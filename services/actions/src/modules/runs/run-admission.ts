import {
  AccountBusyError,
  IdempotencyInProgressError,
  IdempotencyKeyReusedError,
  InsufficientCreditsError,
  PLAN_FACTS,
  SuspendedError,
} from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Action } from '../../engine/action';
import { MaxCreditsError, rateLimited } from './charge.errors';
import type { Caller } from '../calls/caller';
import { CallerKeys } from './caller-keys';
import { KeptAnswersRepository } from './kept-answers.repository';
import type { RunCall } from './run-call';
import { createRunId } from '../calls/run-id';
import { rateLimitHeaders } from './rate-limit-headers';
import type { CallRate, NewRun, RunStart } from './run-record';
import { ChargeUncertainError, InvalidApiKeyError } from '../calls/calls.errors';
import { RunsRepository } from './runs.repository';

/** A run that is paid for, or the answer of the earlier call that this one repeats. */
export type Admission =
  | {
      readonly kind: 'begun';
      readonly runId: string;
      readonly balance: number;
      readonly rate: CallRate | undefined;
    }
  | { readonly kind: 'replayed'; readonly answer: string };

/** Decides whether a call with valid input may run, and takes its price. */
@Injectable()
export class RunAdmission {
  constructor(
    private readonly runs: RunsRepository,
    private readonly answers: KeptAnswersRepository,
    private readonly keys: CallerKeys,
  ) {}

  /**
   * @throws {InvalidApiKeyError} the caller's key was revoked in the meantime.
   * @throws {IdempotencyKeyReusedError} the key belongs to another call.
   * @throws {IdempotencyInProgressError} the call with this key is still running.
   * @throws {MaxCreditsError} the price is higher than the caller allows.
   * @throws {TooManyRequestsError} the account made too many calls in this minute.
   * @throws {SuspendedError} the account's usage is frozen.
   * @throws {InsufficientCreditsError} the balance is lower than the price.
   * @throws {AccountBusyError} another transaction holds the account.
   * @throws {ChargeUncertainError} the database was lost in the middle of it.
   * @decision D9
   */
  async begin(action: Action, call: RunCall): Promise<Admission> {
    const runId = createRunId();
    const { start, caller } = await this.startWithLiveKey(call.caller, (caller) =>
      this.start(runId, action, { ...call, caller }),
    );
    const rate = toRate(start, caller);
    if (start.outcome === 'charged') return { kind: 'begun', runId, balance: start.balance, rate };
    if (start.outcome === 'replayed' && start.answer !== undefined) return { kind: 'replayed', answer: start.answer };
    throw toRefusal(start, action.credit_cost, { ...call, caller });
  }

  /** The answer of an earlier call that this one repeats; null when none is kept. Nothing is counted and no lock is taken. */
  async findAnswer({ caller, terms }: RunCall): Promise<string | null> {
    await this.keys.ensureChecked(caller);
    const earlier = await this.answers.find({ userId: caller.userId, idempotency: terms.idempotency });
    return earlier?.answer ?? null;
  }

  /** A key that the database found stale is looked up, and its owner, perhaps of another plan by now, begins again. */
  private async startWithLiveKey(
    known: Caller,
    start: (caller: Caller) => Promise<RunStart>,
  ): Promise<{ readonly start: RunStart; readonly caller: Caller }> {
    const first = await start(known);
    if (first.outcome !== 'stale_key') {
      this.keys.noteChecked(known);
      return { start: first, caller: known };
    }
    const caller = await this.keys.renew(known);
    return { start: await start(caller), caller };
  }

  private async start(runId: string, action: Action, call: RunCall): Promise<RunStart> {
    const { caller, notes, terms } = call;
    const run = {
      ...newRun(runId, { slug: action.slug, timeoutMs: action.limits.timeoutMs }, call),
      cost: action.credit_cost,
      maxCredits: terms.maxCredits,
      idempotency: terms.idempotency,
    };
    try {
      return await this.runs.begin(run);
    } catch (error) {
      // The log names the run, should there be one, so that it is not copied from the runs as another call.
      if (error instanceof ChargeUncertainError) notes.run = { id: run.id, credits: 0 };
      if (!(error instanceof AccountBusyError) || !run.idempotency) throw error;
      // A kept answer is final: repeating it needs no lock on the account, but a key that is live.
      await this.keys.ensureChecked(caller);
      const answered = await this.answers.find(run);
      if (!answered) throw error;
      return answered;
    }
  }

  /**
   * Counts a call that only asks for the price.
   *
   * @throws {MaxCreditsError} the price is higher than the caller allows.
   * @throws {TooManyRequestsError} the account made too many calls in this minute.
   * @throws {AccountBusyError} another transaction holds the account.
   */
  async count(action: Action, call: RunCall): Promise<CallRate | undefined> {
    const { terms } = call;
    const { credit_cost: cost } = action;
    if (terms.maxCredits !== undefined && cost > terms.maxCredits) throw new MaxCreditsError(cost, terms.maxCredits);
    return this.countCall(call, { slug: action.slug, timeoutMs: action.limits.timeoutMs, cost });
  }

  /**
   * Counts a call that runs nothing.
   *
   * @throws {TooManyRequestsError} the account made too many calls in this minute.
   * @throws {AccountBusyError} another transaction holds the account.
   */
  async countCall(call: AdmittedCall, { cost = 0, ...terms }: CountedCall): Promise<CallRate | undefined> {
    const { start, caller } = await this.startWithLiveKey(call.caller, (caller) =>
      this.runs.begin({ ...newRun(createRunId(), terms, { ...call, caller }), cost: null }),
    );
    if (start.outcome !== 'counted') throw toRefusal(start, cost, { ...call, caller });
    return toRate(start, caller);
  }
}

/** What is asked about a call before it is counted. */
export type AdmittedCall = Pick<RunCall, 'caller' | 'requestId'> & { readonly terms?: Partial<RunCall['terms']> };

interface CountedCall {
  readonly slug: string;
  readonly timeoutMs: number;
  readonly cost?: number;
}

function newRun(id: string, action: CountedCall, { caller, requestId }: AdmittedCall): Omit<NewRun, 'cost'> {
  return {
    id,
    userId: caller.userId,
    keyId: caller.keyId,
    slug: action.slug,
    requestId,
    timeoutMs: action.timeoutMs,
    plan: caller.plan,
    callsPerMinute: PLAN_FACTS[caller.plan].callsPerMinute,
  };
}

function toRate({ window }: RunStart, { plan }: Caller): CallRate | undefined {
  return window && { plan, window };
}

/** Why a call that did not begin is refused. */
export function toRefusal(start: RunStart, cost: number, call: Pick<AdmittedCall, 'caller' | 'terms'>): Error {
  const { outcome } = start;
  const rate = toRate(start, call.caller);
  switch (outcome) {
    case 'reused':
      return new IdempotencyKeyReusedError('This Idempotency-Key belongs to a call with another action or body.');
    case 'in_progress':
      return new IdempotencyInProgressError();
    case 'price_above_max':
      return new MaxCreditsError(cost, call.terms?.maxCredits ?? 0);
    case 'limited':
      return rateLimited(rate ?? { plan: call.caller.plan, window: { callsLeft: 0, resetsIn: 1 } });
    case 'suspended':
      return new SuspendedError(rateLimitHeaders(rate));
    case 'insufficient':
      return new InsufficientCreditsError(cost, rateLimitHeaders(rate));
    // The account or its key went away between the look-up and the charge.
    case 'unknown':
    case 'stale_key':
      return new InvalidApiKeyError();
    case 'busy':
      return new AccountBusyError();
    case 'charged':
    case 'counted':
    case 'replayed':
      return new Error(`A run that was ${outcome} is not refused.`);
    default:
      return outcome satisfies never;
  }
}
