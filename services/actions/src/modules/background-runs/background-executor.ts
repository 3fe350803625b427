import { Injectable, Logger } from '@nestjs/common';
import type { Action } from '../../engine/action';
import { EMBEDDED_ENGINE_REASON, priceOf } from '../../engine/model-path/configure-action';
import { PoolOverloadedError } from '../../engine/pools/pool-overloaded.error';
import { PoolRunner } from '../../engine/pools/pool-runner';
import { RejectedInputError } from '../../engine/run-errors';
import { retryPassing } from '../calls/retry-passing';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { ActionNotFoundError } from '../catalogue/catalogue.errors';
import { FileInputs } from '../files/file-inputs';
import { FilesService } from '../files/files.service';
import { ActionRunner } from '../runs/action-runner';
import { toRunAnswer } from '../runs/to-run-answer';
import type { BegunRun } from '../background-queue/background-run';
import { BackgroundRunsRepository } from '../background-queue/background-runs.repository';
import type { RunOutcome } from '../background-queue/run-outcome';
import { toFailedOutcome } from './to-failed-outcome';

/** A run that found no room in its pool waits so long. */
const NO_ROOM_DELAY_MS = 2_000;

type Input = Readonly<Record<string, unknown>>;

/** Runs one run from its turn to its answer. */
@Injectable()
export class BackgroundExecutor {
  private readonly logger = new Logger('BackgroundExecutor');

  constructor(
    private readonly runs: BackgroundRunsRepository,
    private readonly registry: ActionsRegistry,
    private readonly runner: ActionRunner,
    private readonly inputs: FileInputs,
    private readonly files: FilesService,
    private readonly pools: PoolRunner,
  ) {}

  /**
   * A run whose process shuts down, or whose pool has no room, waits again. What fails is given back. A run whose process is killed
   * is given back by the sweeper: it may be what ended the process, so it is not run again.
   *
   * @param stopping aborts when the process shuts down.
   * @decision D9
   */
  async execute(run: BegunRun, stopping: AbortSignal | undefined): Promise<void> {
    const outcome = await this.attempt(run, stopping);
    if (typeof outcome === 'number') return this.runs.putBack(run, outcome);
    if (!(await retryPassing(() => this.runs.end(run, outcome))))
      this.logger.warn(`The run ${run.id} was given back before it ended`);
    await this.files.discard(run.inputFiles);
  }

  /** The end of the run, or in how many milliseconds it may be tried again. */
  private async attempt(run: BegunRun, stopping: AbortSignal | undefined): Promise<RunOutcome | number> {
    try {
      const action = this.registry.find(run.slug);
      if (!action) throw new ActionNotFoundError(run.slug);
      return await this.succeed(action, run, stopping);
    } catch (error) {
      if (stopping?.aborted) return 0;
      if (error instanceof PoolOverloadedError) return NO_ROOM_DELAY_MS;
      const outcome = toFailedOutcome(error, run.requestId, elapsed(run));
      if (outcome.httpStatus >= 500) this.logger.error({ err: error, run: run.id }, `A run of ${run.slug} failed`);
      return outcome;
    }
  }

  private async succeed(action: Action, run: BegunRun, stopping: AbortSignal | undefined): Promise<RunOutcome> {
    const { id: runId, requestId, userId, wantsLinks, balance } = run;
    const input = await this.readInput(action, run);
    const place = this.pools.reserve(action.pool, userId);
    const result = await this.runner
      .run(action, input, { requestId, userId, runId, wantsLinks, place, signal: stopping })
      .finally(() => place.leave());
    const durationMs = elapsed(run);
    const cost = priceOf(action, result.data);
    const left = balance + action.credit_cost - cost;
    const answer = toRunAnswer({ ...result, cost, balance: left, durationMs, requestId });
    const text = JSON.stringify(answer);
    const reason = cost === action.credit_cost ? null : EMBEDDED_ENGINE_REASON;
    return { status: 'succeeded', cost, reason, httpStatus: 200, code: null, answer: text, durationMs };
  }

  private async readInput(action: Action, { input: text, userId }: BegunRun): Promise<Input> {
    const kept = JSON.parse(text) as Input; // written from one
    const { input, errors } = await this.inputs.readLocal(action, kept, userId);
    const [first] = errors;
    if (first) throw new RejectedInputError(first.field, first.message);
    return input;
  }
}

/** Waiting included, in milliseconds. */
function elapsed({ acceptedAt }: BegunRun): number {
  return Math.max(0, Date.now() - acceptedAt.getTime());
}
