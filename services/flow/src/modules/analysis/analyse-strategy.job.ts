import { Clock, Job, type JobHandler, type JobRun } from '@declic/nest-kit';
import { Logger } from '@nestjs/common';
import { ContentEngine, type StepId } from '../../engine/content-engine';
import { EngineTimeoutError } from '../../engine/embedded/threads/engine-timeout-error';
import type { Intake } from '../../engine/intake';
import { IntakeWorkflow } from '../../workflows/intake-workflow';
import { WorkflowError } from '../../workflows/workflow-error';
import { PdfAddressError, PdfAddresses } from '../pdfs/pdf-addresses';
import type { AnalysisFailure } from '../strategies/analysis-messages';
import { ANALYSE_STRATEGY, type AnalysisRequest } from '../strategies/strategies.jobs';
import { AnalysisCallsRepository } from './analysis-calls.repository';
import { AnalysisRepository, type Attempt } from './analysis.repository';
import { findReadingFault } from './find-reading-fault';

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
    private readonly pdfs: PdfAddresses,
    private readonly workflow: IntakeWorkflow,
    private readonly calls: AnalysisCallsRepository,
    private readonly clock: Clock,
  ) {}

  async handle(request: AnalysisRequest, run?: Pick<JobRun, 'signal'>): Promise<void> {
    const begun = await this.analyses.begin(request);
    if (!begun) return;
    const { attempt, intake } = begun;

    if (attempt.number > MOST_TRIES) {
      await this.giveUp(attempt, new Error('Every try before took the process down.'));
      return;
    }
    try {
      await this.analyse(attempt, await this.withPdfText(attempt, intake), run?.signal);
    } catch (error) {
      if (error instanceof SupersededError) return;
      if (attempt.number === MOST_TRIES || isFinal(error)) {
        await this.giveUp(attempt, error);
        return;
      }
      await this.analyses.waitForNextTry(attempt);
      throw error;
    }
  }

  /** An intake in which nothing can be read fails at once: another try would find as little. */
  private async analyse(attempt: Attempt, intake: Intake, signal: AbortSignal | undefined): Promise<void> {
    if (this.workflow.host !== null) return this.handOver(attempt, intake, signal);
    const enterStep = async (step: StepId) => {
      if (!(await this.analyses.enterStep(attempt, step))) throw new SupersededError();
    };
    const written = await this.engine.analyse(intake, enterStep, signal);
    const fault = findReadingFault(intake, written.result);
    if (fault) await this.analyses.fail(attempt, fault);
    else await this.analyses.complete(attempt, written, this.clock.now());
  }

  /** The workflow delivers what it finds; it may do so before it answers. */
  private async handOver(attempt: Attempt, intake: Intake, signal: AbortSignal | undefined): Promise<void> {
    const call = await this.calls.begin(attempt);
    if (!call) throw new SupersededError();
    const workflowStrategyId = await this.workflow.start(intake, call, signal);
    // An answer about another strategy is none about this one.
    if (!(await this.calls.keepStrategyId(call, workflowStrategyId)))
      throw new WorkflowError('workflow_bad_answer', false);
  }

  /** Reads the PDF at the intake's address, unless an earlier try has. */
  private async withPdfText(attempt: Attempt, intake: Intake): Promise<Intake> {
    if (intake.pdfUrl === '' || intake.pdfText !== '') return intake;
    if (!(await this.analyses.enterStep(attempt, 'reading'))) throw new SupersededError();
    const pdfText = await this.pdfs.read(intake.pdfUrl, attempt.userId);
    if (!(await this.analyses.keepPdfText(attempt, pdfText))) throw new SupersededError();
    return { ...intake, pdfText };
  }

  private async giveUp(attempt: Attempt, error: unknown): Promise<void> {
    const failure = toFailure(error);
    // What a person typed as an address is no fault of the service.
    if (!(error instanceof PdfAddressError))
      this.logger.error({ err: error, strategyId: attempt.strategyId }, 'The analysis failed for good');
    await this.analyses.fail(attempt, failure);
  }
}

function toFailure(error: unknown): AnalysisFailure {
  if (error instanceof EngineTimeoutError) return 'too_slow';
  return error instanceof PdfAddressError || error instanceof WorkflowError ? error.failure : 'broken';
}

/** Another try would end in the same way. */
const isFinal = (error: unknown) =>
  error instanceof EngineTimeoutError ||
  ((error instanceof PdfAddressError || error instanceof WorkflowError) && !error.isPassing);
