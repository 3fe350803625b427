import { Injectable } from '@nestjs/common';
import { createRunId } from '../calls/run-id';
import { FilesService } from '../files/files.service';
import { KeptAnswersRepository } from './kept-answers.repository';
import { type KeptAnswer, renewLinks } from './renew-links';
import { toRefusal } from './run-admission';
import type { RunCall, RunResult } from './run-call';
import type { RunStart } from './run-record';
import { toKeptAnswer } from './to-run-answer';

/** What is asked of a call that may repeat another. */
export type RepeatableCall = Pick<RunCall, 'caller' | 'requestId' | 'notes'> & {
  readonly terms: Pick<RunCall['terms'], 'idempotency'>;
};

/** Answers calls again that repeat, under its key, one that was answered. */
@Injectable()
export class RepeatedCalls {
  constructor(
    private readonly answers: KeptAnswersRepository,
    private readonly files: FilesService,
  ) {}

  /**
   * The answer of the call that this one repeats; null when its key is free. For calls whose run is not known before they are worked
   * on: the others find it when they begin.
   *
   * @throws {IdempotencyKeyReusedError} the key belongs to another call.
   * @throws {IdempotencyInProgressError} the call with this key is still running.
   */
  async find<Answer extends KeptAnswer>(call: RepeatableCall): Promise<RunResult<Answer> | null> {
    const { caller, terms } = call;
    return this.resolve<Answer>(await this.answers.findBegun({ ...terms, userId: caller.userId }), call);
  }

  /**
   * Keeps the answer of a call that ran nothing. Returns that of another call with its key where one was kept meanwhile.
   *
   * @throws as `find`.
   * @throws {AccountBusyError} another call is taking the key at this moment.
   */
  async keep<Answer extends KeptAnswer>(call: RepeatableCall, answer: Answer): Promise<RunResult<Answer> | null> {
    const { caller, terms } = call;
    if (!terms.idempotency) return null;
    const kept = { id: createRunId(), userId: caller.userId, idempotency: terms.idempotency };
    return this.resolve<Answer>(await this.answers.keep({ ...kept, answer: JSON.stringify(answer) }), call);
  }

  /** A kept answer, with new links to its files. */
  async replay<Answer extends KeptAnswer>(
    kept: string,
    { caller, notes }: Pick<RunCall, 'caller' | 'notes'>,
  ): Promise<RunResult<Answer>> {
    notes.kind = 'replay';
    const answer = await renewLinks(toKeptAnswer<Answer>(kept), {
      read: (value) => this.files.readAnswerFile(value),
      find: (ids) => this.files.renewLinks(caller.userId, ids),
    });
    return { answer, isReplay: true, rate: undefined };
  }

  private async resolve<Answer extends KeptAnswer>(start: RunStart | null, call: RepeatableCall) {
    if (!start) return null;
    if (start.answer === undefined) throw toRefusal(start, 0, call);
    return this.replay<Answer>(start.answer, call);
  }
}
