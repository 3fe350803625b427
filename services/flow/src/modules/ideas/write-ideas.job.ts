import { Job, type JobHandler, type JobRun } from '@declic/nest-kit';
import { Logger } from '@nestjs/common';
import { ContentEngine } from '../../engine/content-engine';
import { runAttempt } from '../content/run-attempt';
import { IdeaAttemptsRepository, type IdeasAttempt } from './idea-attempts.repository';
import { type IdeasJob, WRITE_IDEAS } from './ideas.jobs';

const FAILED = 'The ideas could not be written. Nothing was lost: ask for them again.';
const NOTHING_NEW =
  'The summary gives no further ideas. Add a pillar or an offer to it, or answer one of its questions, and ask again.';

/** Writes ideas. A crash in the middle costs an attempt and nothing else: what an attempt found is stored as a whole, or not at all. */
@Job(WRITE_IDEAS)
export class WriteIdeasJob implements JobHandler<typeof WRITE_IDEAS> {
  private readonly logger = new Logger('WriteIdeas');

  constructor(
    private readonly attempts: IdeaAttemptsRepository,
    private readonly engine: ContentEngine,
  ) {}

  async handle(job: IdeasJob, run?: Pick<JobRun, 'signal'>): Promise<void> {
    await runAttempt(await this.attempts.begin(job, FAILED), {
      attempts: this.attempts,
      write: (attempt) => this.write(attempt, run?.signal),
      failure: FAILED,
      logger: this.logger,
      ids: { strategyId: job.strategyId },
    });
  }

  private async write(attempt: IdeasAttempt, signal: AbortSignal | undefined): Promise<void> {
    const { facts, count, pillar, existing } = attempt;
    const written = await this.engine.ideas(facts, { count, existing, ...(pillar !== null && { pillar }) }, signal);
    const isNew = await this.attempts.complete(attempt, written);
    if (isNew === false) await this.attempts.fail(attempt, NOTHING_NEW);
  }
}
