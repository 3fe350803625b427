import { Injectable } from '@nestjs/common';
import type { Action } from '../../engine/action';
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
import type { Place } from '../../engine/pools/pool-places';
import { PoolRunner } from '../../engine/pools/pool-runner';

type Input = Readonly<Record<string, unknown>>;
type Begun = Extract<Admission, { kind: 'begun' }> & { readonly place: Place };

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
   * @throws {PoolOverloadedError} too many runs are in the pool, or this one waited too long for a worker.
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
    const place = this.pools.reserve(action.pool, call.caller.userId);
    try {
      const admission = await this.admission.begin(action, call);
      if (admission.kind === 'begun') return await this.runCharged(action, input, call, { ...admission, place });
      call.notes.kind = 'replay';
      return { answer: toKeptAnswer(admission.answer), isReplay: true, rate: undefined };
    } finally {
      place.leave();
    }
  }

  private async price(action: Action, call: RunCall): Promise<RunResult> {
    call.notes.kind = 'price';
    const rate = await this.admission.count(action, call);
    return { answer: toPriceAnswer(action.credit_cost, call.requestId), isReplay: false, rate };
  }

  private async runCharged(action: Action, input: Input, call: RunCall, begun: Begun): Promise<RunResult> {
    const run: RunNote = (call.notes.run = { id: begun.runId });
    const { answer, text, durationMs } = await this.execute(action, input, call, begun);
    const kept = call.terms.idempotency ? text : undefined;
    // When this fails, the state of the run is unknown: the database decides, and the sweeper refunds an unfinished run.
    const isFinished = await this.runs.finish({ id: begun.runId, durationMs, answer: kept });
    run.credits = isFinished ? action.credit_cost : 0;
    if (!isFinished) throw new RunFailedError('action_timed_out', 'The run was given back before it ended.');
    return { answer, isReplay: false, rate: begun.rate };
  }

  private async execute(
    action: Action,
    input: Input,
    { requestId, notes, caller, terms, deadlineMs }: RunCall,
    { runId, balance, rate, place }: Begun,
  ) {
    const startedAt = performance.now();
    try {
      const { wantsLinks } = terms;
      const run = { requestId, userId: caller.userId, place, totalMs: deadlineMs, wantsLinks };
      const result = await this.runner.run(action, input, run);
      const durationMs = elapsed(startedAt);
      const answer = toRunAnswer({ ...result, cost: action.credit_cost, balance, durationMs, requestId });
      // Written here, because an answer that cannot be written is a failure of the action.
      return { answer, text: JSON.stringify(answer), durationMs };
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
