import { Injectable } from '@nestjs/common';
import type { Action } from '../../engine/action';
import { EMBEDDED_ENGINE_REASON, computePrice } from '../../engine/model-path/configure-action';
import { ChargeUncertainError } from '../calls/calls.errors';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { findEnabledAction } from '../catalogue/find-enabled-action';
import { FileInputs } from '../files/file-inputs';
import { ActionHealth } from '../metrics/action-health';
import { BackgroundAcceptance, type RunAccepted } from '../background-queue/background-acceptance';
import type { RunNote } from '../request-log/call-notes';
import { ActionRunner } from './action-runner';
import { failWith } from './rate-limit-headers';
import type { KeptAnswer } from './renew-links';
import { RepeatedCalls } from './repeated-calls';
import { describeFailure } from './run-failures';
import { type Admission, RunAdmission } from './run-admission';
import type { PresentedCall, RunAnswer, RunCall, RunResult } from './run-call';
import { ActionDownError, CutOffError, InvalidInputError, RunFailedError } from './runs.errors';
import { RunsRepository } from './runs.repository';
import { toPriceAnswer, toRunAnswer } from './to-run-answer';
import type { Place } from '../../engine/pools/pool-places';
import { PoolRunner } from '../../engine/pools/pool-runner';

type Input = Readonly<Record<string, unknown>>;
type Begun = Extract<Admission, { kind: 'begun' }>;

/** A call that nothing but its price stands against. */
interface Checked {
  readonly action: Action;
  readonly input: Input;
  /** With the files that are here read. */
  readonly complete: Input;
  readonly place: Place;
}

/** Of a call whose action does not run now. */
const NO_PLACE: Place = { account: '', keep: () => undefined, leave: () => undefined };

@Injectable()
export class RunsService {
  constructor(
    private readonly registry: ActionsRegistry,
    private readonly health: ActionHealth,
    private readonly admission: RunAdmission,
    private readonly runs: RunsRepository,
    private readonly runner: ActionRunner,
    private readonly inputs: FileInputs,
    private readonly repeated: RepeatedCalls,
    private readonly pools: PoolRunner,
    private readonly background: BackgroundAcceptance,
  ) {}

  /**
   * Runs an action for the holder of a key. Refused calls cost nothing, and failures on our side are refunded. A call that repeats one
   * whose answer is kept gets that answer, also where it would be refused by now.
   *
   * @throws {ActionNotFoundError} there is no such action.
   * @throws {ActionDisabledError} what it needs is missing here.
   * @throws {ActionDownError} its examples fail.
   * @throws {InvalidInputError} the payload breaks the action's rules.
   * @throws {CutOffError} it needs pages of the web, and none is read here.
   * @throws {PoolOverloadedError} too many runs are in the pool, or this one waited too long for a worker.
   * @throws {FileStoreUnavailableError} a file of the input or of the answer cannot be read or stored now.
   * @throws {UnusableInputError} the content of an input cannot be worked on.
   * @throws {UpstreamFailedError} something outside failed.
   * @throws {RunFailedError} the action failed or took too long.
   * And every refusal of `RunAdmission`.
   * @decision D9
   */
  async run<Answer extends KeptAnswer = RunAnswer>(call: PresentedCall<Answer>): Promise<RunResult<Answer>> {
    const checked = await this.check(call).catch((refusal: unknown) => this.findRepeated(call, refusal));
    if (typeof checked === 'string') return this.repeated.replay(checked, call);
    try {
      const admitted = await this.admit(checked, call);
      if ('answer' in admitted) return admitted;
      return await this.runCharged(checked, call, admitted).catch(failWith(admitted.rate));
    } finally {
      checked.place.leave();
    }
  }

  /**
   * The same for a call that is answered when it is paid for: its action runs later.
   *
   * @throws as `run` before an action runs.
   * @throws {TooManyRequestsError} too many runs of the account wait.
   * @throws {StorageFullError} there is no room for the files of the call.
   * @throws {ChargeUncertainError} whether it was accepted is not known.
   */
  async accept(call: RunCall): Promise<RunResult<RunResult['answer'] | RunAccepted>> {
    const checked = await this.check(call).catch((refusal: unknown) => this.findRepeated(call, refusal));
    if (typeof checked === 'string') return this.repeated.replay<RunAnswer>(checked, call);
    const admitted = await this.admit<RunAnswer>(checked, call);
    if ('answer' in admitted) return admitted;
    return this.acceptCharged(checked, call, admitted).catch(failWith(admitted.rate));
  }

  private async acceptCharged(
    checked: Checked,
    call: RunCall,
    { runId, balance, rate }: Begun,
  ): Promise<RunResult<RunAccepted>> {
    const startedAt = performance.now();
    // Without credits: the log gets the call when its run ends.
    call.notes.run = { id: runId };
    try {
      const answer = await this.background.accept({ ...checked, call, runId, balance });
      return { answer, isReplay: false, rate };
    } catch (error) {
      const failure = await this.giveBack(runId, error, elapsed(startedAt));
      if (!(failure instanceof ChargeUncertainError)) call.notes.run.credits = 0;
      throw failure;
    }
  }

  /** The charge; or the answer of a call that runs nothing. */
  private async admit<Answer extends KeptAnswer>(
    { action }: Checked,
    call: PresentedCall<Answer>,
  ): Promise<RunResult<Answer> | Begun> {
    if (call.terms.dryRun) return this.price(action, call);
    const admission = await this.admission.begin(action, call);
    return admission.kind === 'begun' ? admission : this.repeated.replay(admission.answer, call);
  }

  /** The checks in their order. The place is taken last, before the charge. */
  private async check(call: RunCall): Promise<Checked> {
    const action = findEnabledAction(this.registry, call.slug);
    if (this.health.isDown(action.slug)) throw new ActionDownError();
    const check = action.check(call.payload);
    if (!check.ok) throw new InvalidInputError(check.errors);
    if (this.registry.isCutOff(action, check.input)) throw new CutOffError();
    const { input, errors: fileErrors } = await this.inputs.readLocal(action, check.input, call.caller.userId);
    const errors = [...this.background.checkCallback(call), ...fileErrors];
    if (errors.length > 0) throw new InvalidInputError(errors);
    return { action, input: check.input, complete: input, place: await this.takePlace(action, call) };
  }

  /** @throws {PoolOverloadedError} the pool or the account's part of it is full. */
  private async takePlace({ pool }: Action, call: RunCall): Promise<Place> {
    const { dryRun, respondAsync } = call.terms;
    if (dryRun) return NO_PLACE;
    if (!respondAsync) return this.pools.reserve(pool, call.caller.userId);
    await this.background.assertRoom(call);
    return NO_PLACE;
  }

  /** Looked up only after a refusal: a call that is not refused finds the kept answer when it claims its key. */
  private async findRepeated(call: RunCall, refusal: unknown): Promise<string> {
    const answer = call.terms.dryRun ? null : await this.admission.findAnswer(call);
    if (answer === null) throw refusal;
    return answer;
  }

  private async price<Answer extends KeptAnswer>(
    action: Action,
    call: PresentedCall<Answer>,
  ): Promise<RunResult<Answer>> {
    call.notes.kind = 'price';
    const rate = await this.admission.count(action, call);
    return { answer: present(toPriceAnswer(action.credit_cost, call.requestId), call), isReplay: false, rate };
  }

  private async runCharged<Answer extends KeptAnswer>(
    checked: Checked,
    call: PresentedCall<Answer>,
    begun: Begun,
  ): Promise<RunResult<Answer>> {
    const { action } = checked;
    const run: RunNote = (call.notes.run = { id: begun.runId });
    const { answer, text, durationMs, cost } = await this.execute(checked, call, begun);
    const kept = call.terms.idempotency ? text : undefined;
    // When this fails, the state of the run is unknown: the database decides, and the sweeper refunds an unfinished run.
    const end = { id: begun.runId, durationMs, answer: kept };
    const isFinished =
      cost === action.credit_cost
        ? await this.runs.finish(end)
        : await this.runs.finishAtPrice(end, cost, EMBEDDED_ENGINE_REASON);
    run.credits = isFinished ? cost : 0;
    if (!isFinished) throw new RunFailedError('action_timed_out', 'The run was given back before it ended.');
    return { answer, isReplay: false, rate: begun.rate };
  }

  private async execute<Answer extends KeptAnswer>(
    { action, complete, place }: Checked,
    call: PresentedCall<Answer>,
    { runId, balance }: Begun,
  ) {
    const { requestId, notes, caller, terms, deadlineMs, largestInline } = call;
    const startedAt = performance.now();
    try {
      const result = await this.runner.run(action, complete, {
        ...{ requestId, userId: caller.userId, runId, place, totalMs: deadlineMs },
        ...{ wantsLinks: terms.wantsLinks, largestInline },
      });
      const durationMs = elapsed(startedAt);
      const cost = computePrice(action, result.data);
      const left = balance + action.credit_cost - cost;
      const answer = present(toRunAnswer({ ...result, cost, balance: left, durationMs, requestId }), call);
      // Written here, because an answer that cannot be written is a failure of the action.
      return { answer, text: JSON.stringify(answer), durationMs, cost };
    } catch (error) {
      const failure = await this.giveBack(runId, error, elapsed(startedAt));
      notes.run = { id: runId, credits: 0 };
      throw failure;
    }
  }

  private async giveBack(id: string, error: unknown, durationMs: number): Promise<Error> {
    const { status, reason, toError } = describeFailure(error);
    return toError(await this.runs.fail({ id, status, durationMs, reason }));
  }
}

function present<Answer extends KeptAnswer>(answer: RunAnswer, call: PresentedCall<Answer>): Answer {
  return call.present ? call.present(answer) : (answer as Answer); // a call that makes no other answer is answered as its run
}

/** In milliseconds, to the hundredth. */
function elapsed(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 100) / 100;
}
