import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Action, ActionExample, ActionResult, RunContext } from '../../engine/action';
import { type AnswerFile, convertFiles, toInlineFile } from '../../engine/answer-files';
import type { InputFile } from '../../engine/files';
import { runWithModel } from '../../engine/model-path/run-with-model';
import type { PoolJob } from '../../engine/pools/pool-job';
import { PoolRunner } from '../../engine/pools/pool-runner';
import type { Ports } from '../../engine/ports';
import { FileInputs } from '../files/file-inputs';
import { FilesService } from '../files/files.service';

/** Injection token of the ports. */
export const PORTS = Symbol('PORTS');

type Input = Readonly<Record<string, unknown>>;

/** Largest file that is a part of an answer, in bytes. */
const LARGEST_INLINE = 1024 * 1024;

/** Examples name no stored files. */
const NO_USER = '00000000-0000-0000-0000-000000000000';

export interface PaidRun extends RunContext {
  readonly userId: string;
  /** Owns the files that are stored for it: they are deleted when it is given back. */
  readonly runId: string;
  /** Files of the answer are links, however small. */
  readonly wantsLinks: boolean;
  readonly largestInline?: number | undefined;
}

/** Runs the handler of an action that is paid for, with its files before and after. */
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
   * @throws {RejectedInputError} the content of an input cannot be worked on.
   * @throws {UpstreamError} something outside failed.
   * @throws {InvalidOutputError} the action broke its promise.
   * @throws {StorageFullError} the account keeps as many files as it may.
   * @throws {FileStoreUnavailableError} a file of the answer cannot be stored now.
   */
  async run(
    action: Action,
    input: Input,
    { userId, runId, wantsLinks, largestInline = LARGEST_INLINE, ...run }: PaidRun,
  ): Promise<ActionResult> {
    const complete = await this.inputs.download(action, input, this.ports.web, run.signal);
    const { data, warnings } = await runWithModel({
      ...{ action, input: complete, model: this.ports.model, account: userId, signal: run.signal },
      run: (given) => this.runInPool(action, { input: given }, run),
      onFailure: (error) => this.logger.warn({ err: error }, `The language model was not used for ${action.slug}`),
    });
    const inlineBytes = wantsLinks ? -1 : largestInline;
    const answer = await convertFiles(data, (file) => this.give(file, { userId, runId, inlineBytes }));
    action.assertOutput(answer);
    return { data: answer, warnings };
  }

  /**
   * Runs an example as a call would, with ports of its own. Its files are a part of the result, however large.
   *
   * @throws as `run`, and when the action does not take its own example.
   */
  async runExample(action: Action, { name: example, input }: ActionExample, run: RunContext): Promise<ActionResult> {
    const check = action.check(input);
    const read = check.ok ? await this.inputs.readLocal(action, check.input, NO_USER) : check;
    if (!('input' in read) || ('errors' in read && read.errors.length > 0))
      throw new Error(`The input is refused: ${JSON.stringify('errors' in read ? read.errors : [])}`);
    const { data, warnings } = await this.runInPool(action, { input: read.input, example }, run);
    const answer = await convertFiles(data, async (file) => toInlineFile(file));
    action.assertOutput(answer);
    return { data: answer, warnings };
  }

  private runInPool(
    { slug, pool, limits: { timeoutMs } }: Action,
    job: Pick<PoolJob, 'input' | 'example'>,
    { signal, requestId }: RunContext,
  ): Promise<ActionResult> {
    return this.pools.run(pool, { ...job, slug, requestId }, { timeoutMs, signal });
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
