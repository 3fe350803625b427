import { Job, type JobHandler, type PayloadOf } from '@declic/nest-kit';
import { Logger } from '@nestjs/common';
import { DraftAttemptsRepository } from './draft-attempts.repository';
import { END_DRAFTS_CALL } from './drafts.jobs';
import { GENERATION_FAILED } from './generate-drafts.job';

/** Fails drafts that are waited for in vain; a text from before is kept. */
@Job(END_DRAFTS_CALL)
export class EndDraftsCallJob implements JobHandler<typeof END_DRAFTS_CALL> {
  private readonly logger = new Logger('EndDraftsCall');

  constructor(private readonly attempts: DraftAttemptsRepository) {}

  async handle({ userId, drafts }: PayloadOf<typeof END_DRAFTS_CALL>): Promise<void> {
    for (const { id: draftId, attempt: number } of drafts) {
      const attempt = await this.attempts.find({ draftId, userId }, number);
      if (typeof attempt !== 'object') continue;
      this.logger.warn({ draftId }, 'The generation workflow did not deliver');
      await this.attempts.fail(attempt, GENERATION_FAILED);
    }
  }
}
