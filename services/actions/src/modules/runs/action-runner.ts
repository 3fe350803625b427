import { Inject, Injectable } from '@nestjs/common';
import type { Action, ActionResult, RunContext } from '../../engine/action';
import { convertFiles, toInlineFile } from '../../engine/answer-files';
import type { Ports } from '../../engine/ports';
import { PORTS } from './real-ports';

type Input = Readonly<Record<string, unknown>>;

/** Runs the handler of an action that is paid for, with its files before and after. */
@Injectable()
export class ActionRunner {
  constructor(@Inject(PORTS) private readonly ports: Ports) {}

  /**
   * The result in the form of an answer.
   *
   * @throws {RejectedInputError} the content of an input cannot be worked on.
   * @throws {UpstreamError} something outside failed.
   * @throws {InvalidOutputError} the action broke its promise.
   */
  async run(action: Action, input: Input, run: RunContext): Promise<ActionResult> {
    const { data, warnings } = await action.execute(input, this.ports, run);
    const answer = await convertFiles(data, async (file) => toInlineFile(file));
    action.assertOutput(answer);
    return { data: answer, warnings };
  }
}
