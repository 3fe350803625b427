import { Injectable } from '@nestjs/common';
import { EmbeddedEngine } from '../../engine/embedded/embedded-engine';
import { EngineTimeoutError } from '../../engine/embedded/threads/engine-timeout-error';
import type { Format } from '../../engine/content-engine';
import { GenerationWorkflow } from '../../workflows/generation-workflow';
import type { DraftsCall } from '../../workflows/workflow-call';
import { WorkflowCallOverError } from '../../workflows/workflow.errors';
import { type DraftAttempt, DraftAttemptsRepository } from './draft-attempts.repository';
import { GENERATION_FAILED } from './generate-drafts.job';
import { WrittenDrafts } from './written-drafts';

/** Takes what the generation workflow wrote. */
@Injectable()
export class DraftDeliveriesService {
  constructor(
    private readonly attempts: DraftAttemptsRepository,
    private readonly texts: WrittenDrafts,
    private readonly embedded: EmbeddedEngine,
    private readonly workflow: GenerationWorkflow,
  ) {}

  /** @throws {WorkflowCallOverError} every draft of the call was ended or written before. */
  async receive({ userId, drafts }: DraftsCall, given: ReadonlyMap<Format, string>): Promise<void> {
    const found = await Promise.all(
      drafts.map(({ id: draftId, attempt }) => this.attempts.find({ draftId, userId }, attempt)),
    );
    if (found.every((attempt) => attempt === undefined)) throw new WorkflowCallOverError();
    for (const attempt of found) {
      const text = typeof attempt === 'object' ? given.get(attempt.request.format) : undefined;
      if (typeof attempt === 'object' && text !== undefined) await this.keep(attempt, text);
    }
  }

  private async keep(attempt: DraftAttempt, contentMd: string): Promise<void> {
    // Loaded with the first delivery: the code around models is large.
    const { checkDraft } = await import('../../engine/llm/check-delivery');
    const deliverer = { host: this.workflow.host ?? 'unknown', embedded: this.embedded };
    try {
      await this.texts.complete(attempt, await checkDraft(deliverer, attempt.facts, attempt.request, contentMd));
    } catch (error) {
      if (!(error instanceof EngineTimeoutError)) throw error;
      // The workflow need not deliver again, and the texts that came with this one are kept.
      await this.attempts.fail(attempt, GENERATION_FAILED);
    }
  }
}
