import { Job, type JobHandler, type JobRun } from '@declic/nest-kit';
import { Logger } from '@nestjs/common';
import { ContentEngine } from '../../engine/content-engine';
import { runAttempt } from '../content/run-attempt';
import { type DraftAttempt, DraftAttemptsRepository } from './draft-attempts.repository';
import { type DraftJob, WRITE_DRAFT } from './drafts.jobs';
import { DraftsRepository } from './drafts.repository';
import { WrittenDrafts } from './written-drafts';

const FAILED = 'The draft could not be written. Have it written again; a text from before is kept.';

/** Writes one draft. A crash in the middle costs an attempt and nothing else: the text is stored as a whole, or not at all. */
@Job(WRITE_DRAFT)
export class WriteDraftJob implements JobHandler<typeof WRITE_DRAFT> {
  private readonly logger = new Logger('WriteDraft');

  constructor(
    private readonly attempts: DraftAttemptsRepository,
    private readonly drafts: DraftsRepository,
    private readonly engine: ContentEngine,
    private readonly texts: WrittenDrafts,
  ) {}

  async handle(job: DraftJob, run?: Pick<JobRun, 'signal'>): Promise<void> {
    await runAttempt(await this.attempts.begin(job, FAILED), {
      attempts: this.attempts,
      write: (attempt) => this.write(attempt, run?.signal),
      failure: FAILED,
      logger: this.logger,
      ids: { draftId: job.draftId },
    });
  }

  private async write(attempt: DraftAttempt, signal: AbortSignal | undefined): Promise<void> {
    const { facts, request, draft } = attempt;
    const siblings = await this.drafts.listSiblings(draft);
    await this.texts.complete(attempt, await this.engine.draft(facts, { ...request, siblings }, signal));
  }
}
