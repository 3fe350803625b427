import { Inject, Injectable } from '@nestjs/common';
import type { Action, ActionResult, RunContext } from '../../engine/action';
import { type AnswerFile, convertFiles, toInlineFile } from '../../engine/answer-files';
import type { InputFile } from '../../engine/files';
import type { Ports } from '../../engine/ports';
import { FileInputs } from '../files/file-inputs';
import { FilesService } from '../files/files.service';
import { PORTS } from './real-ports';

type Input = Readonly<Record<string, unknown>>;

/** Largest file that is a part of an answer, in bytes. */
const LARGEST_INLINE = 1024 * 1024;

export interface PaidRun extends RunContext {
  readonly userId: string;
  /** Files of the answer are links, however small. */
  readonly wantsLinks: boolean;
}

/** Runs the handler of an action that is paid for, with its files before and after. */
@Injectable()
export class ActionRunner {
  constructor(
    @Inject(PORTS) private readonly ports: Ports,
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
   */
  async run(action: Action, input: Input, { userId, wantsLinks, ...run }: PaidRun): Promise<ActionResult> {
    const complete = await this.inputs.download(action, input, this.ports.web, run.signal);
    const { data, warnings } = await action.execute(complete, this.ports, run);
    const answer = await convertFiles(data, (file) => this.give(file, userId, wantsLinks));
    action.assertOutput(answer);
    return { data: answer, warnings };
  }

  private async give(file: InputFile, userId: string, wantsLinks: boolean): Promise<AnswerFile> {
    return wantsLinks || file.bytes.length > LARGEST_INLINE ? this.files.keep(userId, file) : toInlineFile(file);
  }
}
