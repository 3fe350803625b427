import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { RunAccepted } from '../background-queue/background-acceptance';
import { RunInProgressError } from '../background-queue/background-runs.errors';
import { BackgroundRunsRepository } from '../background-queue/background-runs.repository';
import type { RunAnswer, RunResult } from '../runs/run-call';
import { KeptAnswers } from './kept-answers';

/** For calls that cannot be answered 202: they may repeat, under its key, a call whose action runs later. */
@Injectable()
export class AcceptedRuns {
  constructor(
    private readonly runs: BackgroundRunsRepository,
    private readonly answers: KeptAnswers,
    private readonly clock: Clock,
  ) {}

  /**
   * The answer of the run where the result is that it was accepted; every other result as it is.
   *
   * @throws {RunInProgressError} the run has not ended.
   */
  async resolve(result: RunResult, userId: string): Promise<RunResult> {
    const answer = result.answer as RunAnswer | RunAccepted; // a replay may be either
    if (!('run' in answer)) return result;
    const row = await this.runs.findOwn(userId, answer.run.id, this.clock.now());
    const ended = row?.status === 'succeeded' ? await this.answers.read(row) : null;
    if (!ended) throw new RunInProgressError(answer.run.url);
    return { ...result, answer: ended };
  }
}
