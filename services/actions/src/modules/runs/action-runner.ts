import type { FieldError } from '@declic/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Action, ActionExample, ActionResult, RunContext } from '../../engine/action';
import { type AnswerFile, convertFiles, toInlineFile } from '../../engine/answer-files';
import type { InputFile } from '../../engine/files';
import { runWithModel } from '../../engine/model-path/run-with-model';
import type { Place } from '../../engine/pools/pool-places';
import { PoolRunner } from '../../engine/pools/pool-runner';
import { type Deadline, type DeadlineOptions, withinDeadline } from '../../engine/pools/within-deadline';
import type { Ports } from '../../engine/ports';
import { FileInputs } from '../files/file-inputs';
import { FilesService } from '../files/files.service';

/** Injection token of the ports. */
export const PORTS = Symbol('PORTS');

type Input = Readonly<Record<string, unknown>>;

/** Largest file that is a part of an answer, in bytes. */
const LARGEST_INLINE = 1024 * 1024;

/** The account of examples, which has no stored files. */
const EXAMPLES = '00000000-0000-0000-0000-000000000000';

export interface PaidRun {
  readonly requestId: string;
  readonly userId: string;
  /** Owns the files that are stored for it: they are deleted when it is given back. */
  readonly runId: string;
  /** In the pool of the action, where the caller took one before the charge; without it, one is taken now. */
  readonly place?: Place | undefined;
  /** The longest that the run may take with its waits, where the caller sets a limit. */
  readonly totalMs?: number | undefined;
  /** The caller's own, such as that of a process that shuts down. */
  readonly signal?: AbortSignal | undefined;
  /** Files of the answer are links, however small. */
  readonly wantsLinks: boolean;
  readonly largestInline?: number | undefined;
}

/**
 * Runs the handler of an action, with its files before and after. The deadline of the action counts for all of it, and not for the
 * wait for a worker.
 */
@Injectable()
export class ActionRunner {
  private readonly logger = new Logger('ActionRunner');

  constructor(
    @Inject(PORTS) private readonly ports: Ports,
    private readonly pools: PoolRunner,
    private readonly inputs: FileInputs,
    private readonly files: FilesService,
  ) {}

  /**
   * The result in the form of an answer.
   *
   * @throws {DeadlineError} it did not end in time.
   * @throws {PoolOverloadedError} it waited too long for a worker.
   * @throws {RejectedInputError} the content of an input cannot be worked on.
   * @throws {UpstreamError} something outside failed.
   * @throws {InvalidOutputError} the action broke its promise.
   * @throws {StorageFullError} the account keeps as many files as it may.
   * @throws {FileStoreUnavailableError} a file of the answer cannot be stored now.
   */
  async run(action: Action, input: Input, run: PaidRun): Promise<ActionResult> {
    const { userId, runId, wantsLinks, largestInline = LARGEST_INLINE, requestId, totalMs, signal } = run;
    const { slug, pool, limits } = action;
    const inlineBytes = wantsLinks ? -1 : largestInline;
    const place = run.place ?? this.pools.reserve(pool, userId);
    return this.runInPlace(place, { timeoutMs: limits.timeoutMs, totalMs, signal }, async (deadline) => {
      const complete = await this.inputs.download(action, input, this.ports.web, deadline.signal);
      const result = await runWithModel({
        ...{ action, input: complete, model: this.ports.model, account: userId, signal: deadline.signal },
        run: (given) => this.pools.run(pool, { job: { slug, input: given, requestId }, place, deadline }),
        onFailure: (error) => this.logger.warn({ err: error }, `The language model was not used for ${slug}`),
      });
      return toAnswer(action, result, (file) => this.give(file, { userId, runId, inlineBytes }));
    });
  }

  /**
   * Runs an example as a call would, with ports of its own. Its files are a part of the result, however large.
   *
   * @throws as `run`, and when the action does not take its own example.
   */
  async runExample(action: Action, { name, input }: ActionExample, run: RunContext): Promise<ActionResult> {
    const { slug, pool, limits } = action;
    const job = { slug, input: await this.readExample(action, input), requestId: run.requestId, example: name };
    const place = this.pools.reserve(pool, EXAMPLES);
    return this.runInPlace(place, { timeoutMs: limits.timeoutMs, signal: run.signal }, async (deadline) => {
      const result = await this.pools.run(pool, { job, place, deadline });
      return toAnswer(action, result, async (file) => toInlineFile(file));
    });
  }

  /** The run is paid for, so its place is kept; it ends with the run. */
  private async runInPlace<Result>(
    place: Place,
    limits: DeadlineOptions,
    work: (deadline: Deadline) => Promise<Result>,
  ): Promise<Result> {
    try {
      place.keep();
      return await withinDeadline(limits, work);
    } finally {
      place.leave();
    }
  }

  private async readExample(action: Action, payload: unknown): Promise<Input> {
    const check = action.check(payload);
    if (!check.ok) throw new RefusedExampleError(check.errors);
    const { input, errors } = await this.inputs.readLocal(action, check.input, EXAMPLES);
    if (errors.length > 0) throw new RefusedExampleError(errors);
    return input;
  }

  private async give(file: InputFile, { inlineBytes, ...owner }: Delivery): Promise<AnswerFile> {
    return file.bytes.length <= inlineBytes ? toInlineFile(file) : this.files.keep(owner, file);
  }
}

/** How the files of an answer are handed out. */
interface Delivery extends Pick<PaidRun, 'userId' | 'runId'> {
  /** Larger files are links. */
  readonly inlineBytes: number;
}

async function toAnswer(
  action: Action,
  { data, warnings }: ActionResult,
  toFile: (file: InputFile) => Promise<AnswerFile>,
): Promise<ActionResult> {
  const answer = await convertFiles(data, toFile);
  action.assertOutput(answer);
  return { data: answer, warnings };
}

class RefusedExampleError extends Error {
  constructor(errors: readonly FieldError[]) {
    super(`The input is refused: ${JSON.stringify(errors)}`);
  }
}
