import { Inject, Injectable } from '@nestjs/common';
import type { Action } from '../../engine/action';
import type { Ports } from '../../engine/ports';
import { ActionsRegistry } from './actions.registry';
import type { Caller } from './caller';
import { CALLS_PER_MINUTE } from './plan-limits';
import { PORTS } from './real-ports';
import { type RateState, rateLimitHeaders } from './rate-limit-headers';
import { createRunId } from './run-id';
import {
  ActionNotFoundError,
  InsufficientCreditsError,
  InvalidInputError,
  RateLimitError,
  RunFailedError,
} from './runs.errors';
import { RunsRepository } from './runs.repository';
import { DeadlineError, withinDeadline } from './within-deadline';

export interface RunAction {
  readonly caller: Caller;
  readonly slug: string;
  readonly payload: unknown;
  readonly requestId: string;
}

export interface FinishedRun {
  readonly data: Record<string, unknown>;
  readonly cost: number;
  readonly balance: number;
  readonly durationMs: number;
  readonly rate: RateState;
}

@Injectable()
export class RunsService {
  constructor(
    private readonly registry: ActionsRegistry,
    private readonly runs: RunsRepository,
    @Inject(PORTS) private readonly ports: Ports,
  ) {}

  /**
   * Runs an action for the holder of a key. Whatever is refused costs nothing, and what fails on our side is given back.
   *
   * @throws {ActionNotFoundError} there is no such action.
   * @throws {InvalidInputError} the payload breaks the action's rules.
   * @throws {RateLimitError} the account made too many calls in this minute.
   * @throws {InsufficientCreditsError} the balance is lower than the price.
   * @throws {RunFailedError} the action failed or took too long.
   */
  async run({ caller, slug, payload, requestId }: RunAction): Promise<FinishedRun> {
    const action = this.registry.find(slug);
    if (!action) throw new ActionNotFoundError(slug);
    const check = action.check(payload);
    if (!check.ok) throw new InvalidInputError(check.errors);

    const id = createRunId();
    const { balance, rate } = await this.begin(id, action, { caller, requestId });
    const startedAt = performance.now();
    try {
      const data = await withinDeadline(action.limits.timeoutMs, (signal) =>
        action.execute(check.input, this.ports, { signal, requestId }),
      );
      const durationMs = elapsed(startedAt);
      if (!(await this.runs.finish(id, durationMs))) throw new DeadlineError('The run was given back before it ended.');
      return { data, cost: action.credit_cost, balance, durationMs, rate };
    } catch (error) {
      throw await this.giveBack(id, error, elapsed(startedAt));
    }
  }

  private async begin(
    id: string,
    action: Action,
    { caller, requestId }: Pick<RunAction, 'caller' | 'requestId'>,
  ): Promise<{ balance: number; rate: RateState }> {
    const callsPerMinute = CALLS_PER_MINUTE[caller.plan];
    const { outcome, balance, callsLeft, resetsIn } = await this.runs.begin({
      id,
      userId: caller.userId,
      keyId: caller.keyId,
      slug: action.slug,
      cost: action.credit_cost,
      requestId,
      timeoutMs: action.limits.timeoutMs,
      callsPerMinute,
    });
    const rate = { callsPerMinute, callsLeft, resetsIn };
    if (outcome === 'limited') throw new RateLimitError({ ...rateLimitHeaders(rate), 'retry-after': String(resetsIn) });
    if (outcome === 'insufficient') throw new InsufficientCreditsError(action.credit_cost, rateLimitHeaders(rate));
    return { balance, rate };
  }

  /** Should this fail too, the sweeper gives the run back. */
  private async giveBack(id: string, error: unknown, durationMs: number): Promise<RunFailedError> {
    const timedOut = error instanceof DeadlineError;
    await this.runs.fail({
      id,
      status: timedOut ? 'timed_out' : 'failed',
      durationMs,
      reason: timedOut ? 'The action took too long' : 'The action failed',
    });
    return new RunFailedError(timedOut ? 'action_timed_out' : 'action_failed', error);
  }
}

/** In milliseconds, to the hundredth. */
function elapsed(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 100) / 100;
}
