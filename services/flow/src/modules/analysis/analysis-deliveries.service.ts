import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { EmbeddedEngine } from '../../engine/embedded/embedded-engine';
import { EngineTimeoutError } from '../../engine/embedded/threads/engine-timeout-error';
import type { GivenLines } from '../../engine/llm/cite-lines';
import { IntakeWorkflow } from '../../workflows/intake-workflow';
import type { AnalysisCall } from '../../workflows/workflow-call';
import { WorkflowCallOverError } from '../../workflows/workflow.errors';
import { AnalysisCallsRepository, type WaitingCall } from './analysis-calls.repository';
import { AnalysisRepository } from './analysis.repository';
import { findReadingFault } from './find-reading-fault';

/** Takes what the intake workflow found. */
@Injectable()
export class AnalysisDeliveriesService {
  constructor(
    private readonly calls: AnalysisCallsRepository,
    private readonly analyses: AnalysisRepository,
    private readonly embedded: EmbeddedEngine,
    private readonly workflow: IntakeWorkflow,
    private readonly clock: Clock,
  ) {}

  /** @throws {WorkflowCallOverError} its analysis was ended or stored before. */
  async receive(call: AnalysisCall, given: GivenLines): Promise<void> {
    const found = await this.calls.find(call);
    if (found === 'answered') return;
    if (found === 'over') throw new WorkflowCallOverError();
    const isStored = await this.store(found, given);
    // Another delivery of the same call may have come first.
    if (!isStored && (await this.calls.find(call)) !== 'answered') throw new WorkflowCallOverError();
  }

  private async store({ attempt, intake }: WaitingCall, given: GivenLines): Promise<boolean> {
    // Loaded with the first delivery: the code around models is large.
    const { checkFindings } = await import('../../engine/llm/check-delivery');
    const deliverer = { host: this.workflow.host ?? 'unknown', embedded: this.embedded };
    try {
      const written = await checkFindings(deliverer, intake, given);
      const fault = findReadingFault(intake, written.result);
      if (fault) return await this.analyses.fail(attempt, fault);
      return await this.analyses.complete(attempt, written, this.clock.now());
    } catch (error) {
      if (!(error instanceof EngineTimeoutError)) throw error;
      // The workflow need not deliver again: our own reading of the text would take as long.
      return this.analyses.fail(attempt, 'too_slow');
    }
  }
}
