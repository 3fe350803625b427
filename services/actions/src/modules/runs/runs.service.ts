import { Injectable } from '@nestjs/common';
import type { Action } from '../../engine/action';
import { priceOf } from '../../engine/model-path/configure-action';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { ActionNotFoundError } from '../catalogue/catalogue.errors';
import { FileInputs } from '../files/file-inputs';
import { ActionHealth } from '../metrics/action-health';
import type { RunNote } from '../request-log/call-notes';
import { ActionRunner } from './action-runner';
import { describeFailure } from './run-failures';
import { type Admission, RunAdmission } from './run-admission';
import type { RunCall, RunResult } from './run-call';
import { ActionDownError, InvalidInputError, RunFailedError } from './runs.errors';
import { RunsRepository } from './runs.repository';
import { toKeptAnswer, toPriceAnswer, toRunAnswer } from './to-run-answer';
import { PoolOverloadedError } from '../../engine/pools/pool-overloaded.error';
import { PoolRunner } from '../../engine/pools/pool-runner';
import { withinDeadline } from '../../engine/pools/within-deadline';

type Input = Readonly<Record<string, unknown>>;
type Begun = Extract<Admission, { kind: 'begun' }>;

@Injectable()
export class RunsService {
  constructor(
    private readonly registry: ActionsRegistry,
    private readonly health: ActionHealth,
    private readonly admission: RunAdmission,
    private readonly runs: RunsRepository,
    private readonly runner: ActionRunner,
    private readonly files: FileInputs,
    private readonly pools: PoolRunner,
  ) {}

  /**
   * Runs an action for the holder of a key. Refused calls cost nothing, and failures on our side are refunded.
   *
   * @throws {ActionNotFoundError} there is no such action.
   * @throws {ActionDownError} its examples fail.
   * @throws {InvalidInputError} the payload breaks the action's rules.
   * @throws {PoolOverloadedError} too many wait for a worker already.
   * @throws {UnusableInputError} the content of an input cannot be worked on.
   * @throws {UpstreamFailedError} something outside failed.
   * @throws {RunFailedError} the action failed or took too long.
   * And every refusal of `RunAdmission`.
   * @decision D9
   */
  async run(call: RunCall): Promise<RunResult> {
    const action = this.registry.find(call.slug);
    if (!action) throw new ActionNotFoundError(call.slug);
    if (this.health.isDown(action.slug)) throw new ActionDownError();
    const check = action.check(call.payload);
    if (!check.ok) throw new InvalidInputError(check.errors);
    const { input, errors } = await this.files.readLocal(action, check.input, call.caller.userId);
    if (errors.length > 0) throw new InvalidInputError(errors);
    if (call.terms.dryRun) return this.price(action, call);
    if (this.pools.isFull(action.pool)) throw new PoolOverloadedError();

    const admission = await this.admission.begin(action, call);
    if (admission.kind === 'begun') return this.runCharged(action, input, call, admission);
    call.notes.kind = 'replay';
    return { answer: toKeptAnswer(admission.answer), isReplay: true, rate: undefined };
  }

  private async price(action: Action, call: RunCall): Promise<RunResult> {
    call.notes.kind = 'price';
    const rate = await this.admission.count(action, call);
    return { answer: toPriceAnswer(action.credit_cost, call.requestId), isReplay: false, rate };
  }

  private async runCharged(action: Action, input: Input, call: RunCall, begun: Begun): Promise<RunResult> {
    const run: RunNote = (call.notes.run = { id: begun.runId });
    const { answer, text, durationMs, cost } = await this.executeWithinDeadline(action, input, call, begun);
    const kept = call.terms.idempotency ? text : undefined;
    // When this fails, the state of the run is unknown: the database decides, and the sweeper refunds an unfinished run.
    const end = { id: begun.runId, durationMs, answer: kept };
    const isFinished =
      cost === action.credit_cost
        ? await this.runs.finish(end)
        : await this.runs.finishAtPrice(end, cost, 'The embedded engine answered');
    run.credits = isFinished ? cost : 0;
    if (!isFinished) throw new RunFailedError('action_timed_out', 'The run was given back before it ended.');
    return { answer, isReplay: false, rate: begun.rate };
  }

  private async executeWithinDeadline(
    action: Action,
    input: Input,
    { requestId, notes, caller, terms, deadlineMs = Infinity }: RunCall,
    { runId, balance, rate }: Begun,
  ) {
    const startedAt = performance.now();
    try {
      const result = await withinDeadline({ timeoutMs: Math.min(deadlineMs, action.limits.timeoutMs) }, (signal) =>
        this.runner.run(action, input, { signal, requestId, userId: caller.userId, wantsLinks: terms.wantsLinks }),
      );
      const durationMs = elapsed(startedAt);
      const cost = priceOf(action, result.data);
      const left = balance + action.credit_cost - cost;
      const answer = toRunAnswer({ ...result, cost, balance: left, durationMs, requestId });
      // Written here, because an answer that cannot be written is a failure of the action.
      return { answer, text: JSON.stringify(answer), durationMs, cost };
    } catch (error) {
      const failure = await this.giveBack(runId, error, elapsed(startedAt), rate);
      notes.run = { id: runId, credits: 0 };
      throw failure;
    }
  }

  private async giveBack(id: string, error: unknown, durationMs: number, rate: Begun['rate']): Promise<Error> {
    const { status, reason, toError } = describeFailure(error);
    return toError(await this.runs.fail({ id, status, durationMs, reason }), rate);
  }
}

/** In milliseconds, to the hundredth. */
function elapsed(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 100) / 100;
}
