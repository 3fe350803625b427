import { isPassing } from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { Action } from '../../engine/action';
import { EMBEDDED_ENGINE_REASON, computePrice } from '../../engine/model-path/configure-action';
import { PoolOverloadedError } from '../../engine/pools/pool-overloaded.error';
import { RejectedInputError } from '../../engine/run-errors';
import { retryPassing } from '../calls/retry-passing';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { findEnabledAction } from '../catalogue/find-enabled-action';
import { FileInputs } from '../files/file-inputs';
import { FileStoreUnavailableError } from '../files/files.errors';
import { FilesService } from '../files/files.service';
import { ActionRunner } from '../runs/action-runner';
import { toRunAnswer } from '../runs/to-run-answer';
import type { BegunRun } from '../background-queue/background-run';
import { BackgroundRunsRepository } from '../background-queue/background-runs.repository';
import type { RunOutcome } from '../background-queue/run-outcome';
import { toFailedOutcome } from './to-failed-outcome';

/** A run waits so long that found no room in its pool, or not what it needs to start. */
const RETRY_DELAY_MS = 2_000;

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
    if (typeof outcome === 'number') return retryPassing(() => this.runs.putBack(run, outcome));
    if (!(await retryPassing(() => this.runs.end(run, outcome))))
      this.logger.warn(`The run ${run.id} was given back before it ended`);
    await this.files.discard(run.inputFiles);
  }

  /** The end of the run, or in how many milliseconds it may be tried again. */
  private async attempt(run: BegunRun, stopping: AbortSignal | undefined): Promise<RunOutcome | number> {
    try {
      const action = findEnabledAction(this.registry, run.slug);
      return await this.succeed(action, run, stopping);
    } catch (error) {
      if (stopping?.aborted) return 0;
      if (error instanceof PoolOverloadedError || error instanceof NotStartedError) return RETRY_DELAY_MS;
      const outcome = toFailedOutcome(error, run.requestId, since(run.beganAt));
      if (outcome.httpStatus >= 500) this.logger.error({ err: error, run: run.id }, `A run of ${run.slug} failed`);
      return outcome;
    }
  }

  private async succeed(action: Action, run: BegunRun, stopping: AbortSignal | undefined): Promise<RunOutcome> {
    const { id: runId, requestId, userId, wantsLinks, balance, cost: charged } = run;
    const input = await this.readInput(action, run);
    const result = await this.runner.run(action, input, { requestId, userId, runId, wantsLinks, signal: stopping });
    const price = computePrice(action, result.data);
    // A release may have changed the price since.
    const cost = price === action.credit_cost ? charged : Math.min(price, charged);
    const left = balance + charged - cost;
    const durationMs = since(run.acceptedAt);
    const answer = toRunAnswer({ ...result, cost, balance: left, durationMs, requestId });
    const text = JSON.stringify(answer);
    const reason = cost === charged ? null : EMBEDDED_ENGINE_REASON;
    return {
      status: 'succeeded',
      cost,
      reason,
      httpStatus: 200,
      code: null,
      answer: text,
      durationMs: since(run.beganAt),
    };
  }

  private async readInput(action: Action, { input: text, userId }: BegunRun): Promise<Input> {
    const kept = JSON.parse(text) as Input; // written from one
    const { input, errors } = await this.inputs.readLocal(action, kept, userId).catch((error: unknown) => {
      throw error instanceof FileStoreUnavailableError || isPassing(error) ? new NotStartedError(error) : error;
    });
    const [first] = errors;
    if (first) throw new RejectedInputError(first.field, first.message);
    return input;
  }
}

/** In milliseconds. */
function since(moment: Date): number {
  return Math.max(0, Date.now() - moment.getTime());
}

/** What the input of a run is read from is away for a moment. */
class NotStartedError extends Error {
  constructor(cause: unknown) {
    super('The input cannot be read now.', { cause });
  }
}
