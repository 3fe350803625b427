import { Clock, Job, type JobHandler } from '@declic/nest-kit';
import { Logger } from '@nestjs/common';
import { ANALYSE_STRATEGY, type AnalysisRequest } from '../strategies/strategies.jobs';
import { AnalysisRepository, type Attempt } from './analysis.repository';
import { ContentEngine } from './content-engine';
import type { Intake } from './engine/intake';

/** Tries per request. Counted in the strategy's row, so that a try that took the process down counts too. */
const MOST_TRIES = 3;

/** A newer attempt has begun, or the strategy was deleted: this attempt stops. */
class SupersededError extends Error {}

/** Analyses an intake. A crash in the middle costs a try and nothing else: the next one starts from the intake again. */
@Job(ANALYSE_STRATEGY)
export class AnalyseStrategyJob implements JobHandler<typeof ANALYSE_STRATEGY> {
  private readonly logger = new Logger('AnalyseStrategy');

  constructor(
    private readonly analyses: AnalysisRepository,
    private readonly engine: ContentEngine,
    private readonly clock: Clock,
  ) {}

  async handle(request: AnalysisRequest): Promise<void> {
    const begun = await this.analyses.begin(request);
    if (!begun) return;
    const { attempt, intake } = begun;

    if (attempt.number > MOST_TRIES) {
      await this.giveUp(attempt, new Error('Every try before took the process down.'));
      return;
    }
    try {
      await this.analyse(attempt, intake);
    } catch (error) {
      if (error instanceof SupersededError) return;
      if (attempt.number === MOST_TRIES) {
        await this.giveUp(attempt, error);
        return;
      }
      await this.analyses.waitForNextTry(attempt);
      throw error;
    }
  }

  private async analyse(attempt: Attempt, intake: Intake): Promise<void> {
    const findings = await this.engine.analyse(intake, async (step) => {
      if (!(await this.analyses.enterStep(attempt, step))) throw new SupersededError();
    });
    await this.analyses.complete(attempt, findings, this.engine.name, this.clock.now());
  }

  private async giveUp(attempt: Attempt, error: unknown): Promise<void> {
    this.logger.error({ err: error, strategyId: attempt.strategyId }, 'The analysis failed for good');
    await this.analyses.fail(attempt);
  }
}
