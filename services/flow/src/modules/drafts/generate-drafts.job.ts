import { Job, type JobHandler, Jobs, type JobRun } from '@declic/nest-kit';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GenerationWorkflow } from '../../workflows/generation-workflow';
import type { DraftsCall } from '../../workflows/workflow-call';
import { WorkflowError } from '../../workflows/workflow-error';
import { WorkflowTokens } from '../../workflows/workflow-tokens';
import { type DraftAttempt, DraftAttemptsRepository } from './draft-attempts.repository';
import { END_DRAFTS_CALL, GENERATE_DRAFTS, type GenerationJob } from './drafts.jobs';

/** Of the specification. */
export const GENERATION_FAILED = 'Content generation may have failed. Check back later or contact support.';

/** Calls the generation workflow for drafts of one idea, which delivers them. A crash costs an attempt. */
@Job(GENERATE_DRAFTS)
export class GenerateDraftsJob implements JobHandler<typeof GENERATE_DRAFTS> {
  private readonly logger = new Logger('GenerateDrafts');

  constructor(
    private readonly attempts: DraftAttemptsRepository,
    private readonly workflow: GenerationWorkflow,
    private readonly tokens: WorkflowTokens,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  async handle({ userId, draftIds }: GenerationJob, run?: Pick<JobRun, 'signal'>): Promise<void> {
    const begun: DraftAttempt[] = [];
    for (const draftId of draftIds) {
      const attempt = await this.attempts.begin({ draftId, userId }, GENERATION_FAILED);
      if (typeof attempt === 'object') begun.push(attempt);
    }
    const [first] = begun;
    if (!first) return;
    try {
      await this.call(first, toCall(userId, begun), run?.signal);
    } catch (error) {
      await this.end(begun, error);
    }
  }

  /** The end of the wait is planned before the call: the process may die in it. */
  private async call({ idea, facts, workflowStrategyId }: DraftAttempt, call: DraftsCall, signal?: AbortSignal) {
    const { userId, drafts } = call;
    const payload = { userId, drafts };
    await this.jobs.add(this.dataSource.manager, END_DRAFTS_CALL, payload, { runAt: this.tokens.deadline() });
    const strategyId = workflowStrategyId ?? facts.strategyId;
    await this.workflow.start({ idea, facts, strategyId }, call, signal);
  }

  private async end(begun: readonly DraftAttempt[], error: unknown): Promise<void> {
    const isFinal = begun.some(({ isLast }) => isLast) || (error instanceof WorkflowError && !error.isPassing);
    for (const attempt of begun) {
      if (isFinal) await this.attempts.fail(attempt, GENERATION_FAILED);
      else await this.attempts.waitForNextAttempt(attempt);
    }
    if (!isFinal) throw error;
    this.logger.error({ err: error, ideaId: begun[0]?.idea.id }, 'The generation workflow did not take the call');
  }
}

function toCall(userId: string, begun: readonly DraftAttempt[]): DraftsCall {
  return { kind: 'drafts', userId, drafts: begun.map(({ draftId: id, number: attempt }) => ({ id, attempt })) };
}
