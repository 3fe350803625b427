import { Jobs } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GenerationWorkflow } from '../../workflows/generation-workflow';
import type { LockedStrategy } from '../content/locked-strategy';
import type { StrategyEntity } from '../strategies/strategy.entity';
import { DraftEntity } from '../content/draft.entity';
import { type DraftJob, GENERATE_DRAFTS, MAX_ATTEMPTS, nameDraftQueue, WRITE_DRAFT } from './drafts.jobs';

const FORMATS = ['blog', 'linkedin', 'tweet'] as const;

/** Asks for drafts, and takes that back. Each call is part of a transaction that holds the strategy and has counted a change of the idea. */
@Injectable()
export class DraftRequests {
  constructor(
    private readonly jobs: Jobs,
    private readonly workflow: GenerationWorkflow,
  ) {}

  /** Asks for the drafts of an idea that have no text and are not on their way; one that is written is used again. */
  async request({ manager, strategy }: LockedStrategy, ideaId: string): Promise<void> {
    const language = strategy.toneProfile?.language ?? 'en';
    await manager
      .createQueryBuilder()
      .insert()
      .into(DraftEntity)
      .values(
        FORMATS.map((format) => ({
          ideaId,
          strategyId: strategy.id,
          userId: strategy.userId,
          format,
          status: 'failed' as const,
          language,
          tone: strategy.tone,
        })),
      )
      .orIgnore()
      .execute();
    const missing = await manager.find(DraftEntity, { where: { ideaId, version: 0, status: 'failed' } });
    missing.sort((one, other) => FORMATS.indexOf(one.format) - FORMATS.indexOf(other.format));
    await this.queue(manager, strategy, missing);
  }

  /** Ends what has not begun. What is being written is finished, and what is written stays. */
  async cancel({ manager }: LockedStrategy, ideaId: string): Promise<void> {
    await manager.delete(DraftEntity, { ideaId, status: 'queued', version: 0 });
    await manager.update(DraftEntity, { ideaId, status: 'queued' }, { status: 'ready' });
  }

  /** Asks for a new text of a draft. */
  async repeat({ manager, strategy }: LockedStrategy, draft: DraftEntity): Promise<void> {
    await this.queue(manager, strategy, [draft]);
  }

  private async queue(
    manager: EntityManager,
    { userId }: StrategyEntity,
    drafts: readonly DraftEntity[],
  ): Promise<void> {
    for (const { id, attempt } of drafts) {
      const lastAttempt = attempt + MAX_ATTEMPTS;
      await manager.update(DraftEntity, { id }, { status: 'queued', failure: null, lastAttempt });
    }
    if (this.workflow.host === null) await this.addJobs(manager, userId, drafts);
    else if (drafts.length > 0) await this.addCall(manager, userId, drafts);
  }

  private async addJobs(manager: EntityManager, userId: string, drafts: readonly DraftEntity[]) {
    for (const { id, format } of drafts) {
      const job: DraftJob = { draftId: id, userId };
      await this.jobs.add(manager, WRITE_DRAFT, job, {
        jobKey: `${WRITE_DRAFT.name} ${id}`,
        queueName: nameDraftQueue(userId, format),
      });
    }
  }

  /** The workflow writes all formats of an idea in one call. */
  private async addCall(manager: EntityManager, userId: string, drafts: readonly DraftEntity[]) {
    const draftIds = drafts.map(({ id }) => id);
    await this.jobs.add(
      manager,
      GENERATE_DRAFTS,
      { userId, draftIds },
      {
        jobKey: `${GENERATE_DRAFTS.name} ${draftIds.join(' ')}`,
        queueName: `${GENERATE_DRAFTS.name} ${userId}`,
      },
    );
  }
}
