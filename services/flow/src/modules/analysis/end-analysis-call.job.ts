import { Job, type JobHandler, type PayloadOf } from '@declic/nest-kit';
import { Logger } from '@nestjs/common';
import { AnalysisCallsRepository } from './analysis-calls.repository';
import { END_ANALYSIS_CALL } from './analysis.jobs';
import { AnalysisRepository } from './analysis.repository';

/** Fails an analysis that waits in vain, and gives its charge back. */
@Job(END_ANALYSIS_CALL)
export class EndAnalysisCallJob implements JobHandler<typeof END_ANALYSIS_CALL> {
  private readonly logger = new Logger('EndAnalysisCall');

  constructor(
    private readonly calls: AnalysisCallsRepository,
    private readonly analyses: AnalysisRepository,
  ) {}

  async handle(payload: PayloadOf<typeof END_ANALYSIS_CALL>): Promise<void> {
    const found = await this.calls.find({ kind: 'analysis', ...payload });
    if (found === 'over' || found === 'answered') return;
    this.logger.warn({ strategyId: payload.strategyId }, 'The intake workflow did not deliver');
    await this.analyses.fail(found.attempt, 'workflow_silent');
  }
}
