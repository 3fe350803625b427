import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DraftRequest, StrategyFacts } from '../../engine/content-engine';
import { type LockedStrategy, withLockedDraft } from '../content/locked-strategy';
import { toStrategyFacts } from '../content/to-strategy-facts';
import { DraftEntity } from '../content/draft.entity';
import type { IdeaEntity } from '../content/idea.entity';
import type { DraftScore } from './draft-scorer';
import { isBeingWritten } from './draft-status';
import type { StrategyEntity } from '../strategies/strategy.entity';
import { type DraftText, storeText } from './draft-texts';
import type { DraftJob } from './drafts.jobs';

/** One attempt at a draft. Its writes are ignored once another attempt has begun, or the draft is gone. */
export interface DraftAttempt extends DraftJob {
  readonly number: number;
  readonly isLast: boolean;
  readonly draft: DraftEntity;
  readonly idea: IdeaEntity;
  readonly facts: StrategyFacts;
  /** The id that the intake workflow gave the strategy. */
  readonly workflowStrategyId: string | null;
  readonly request: DraftRequest;
}

@Injectable()
export class DraftAttemptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts a new attempt and gives it with what it works on. Undefined when no text is asked for. When every attempt before took the
   * process down, the draft fails for the given reason.
   */
  begin(job: DraftJob, failure: string): Promise<DraftAttempt | 'used up' | undefined> {
    return withLockedDraft(this.dataSource, job, async (locked, draft, idea) => {
      const facts = toStrategyFacts(locked.strategy);
      if (!isBeingWritten(draft.status) || !facts) return undefined;

      const number = draft.attempt + 1;
      if (number > draft.lastAttempt) {
        await change(locked, draft, { status: 'failed', failure });
        return 'used up';
      }
      await change(locked, draft, { status: 'writing', attempt: number });
      return toAttempt(job, number, { draft, idea, facts, strategy: locked.strategy });
    });
  }

  /** The attempt with this number; `ready` when it has ended with a text. Undefined when it failed or is not the present one. */
  find(job: DraftJob, number: number): Promise<DraftAttempt | 'ready' | undefined> {
    return withLockedDraft(this.dataSource, job, async ({ strategy }, draft, idea) => {
      const facts = toStrategyFacts(strategy);
      if (draft.attempt !== number || !facts) return undefined;
      if (draft.status === 'writing') return toAttempt(job, number, { draft, idea, facts, strategy });
      return draft.status === 'ready' ? 'ready' : undefined;
    });
  }

  async complete(attempt: DraftAttempt, text: DraftText, score: DraftScore): Promise<void> {
    await this.whileCurrent(attempt, (locked, draft) => storeText(locked, draft, text, score));
  }

  async waitForNextAttempt(attempt: DraftAttempt): Promise<void> {
    await this.whileCurrent(attempt, (locked, draft) => change(locked, draft, { status: 'queued' }));
  }

  async fail(attempt: DraftAttempt, failure: string): Promise<void> {
    await this.whileCurrent(attempt, (locked, draft) => change(locked, draft, { status: 'failed', failure }));
  }

  private async whileCurrent(
    attempt: DraftAttempt,
    work: (locked: LockedStrategy, draft: DraftEntity) => Promise<void>,
  ): Promise<void> {
    await withLockedDraft(this.dataSource, attempt, async (locked, draft) => {
      if (draft.status === 'writing' && draft.attempt === attempt.number) await work(locked, draft);
    });
  }
}

interface AttemptedWork {
  readonly draft: DraftEntity;
  readonly idea: IdeaEntity;
  readonly facts: StrategyFacts;
  readonly strategy: StrategyEntity;
}

function toAttempt(job: DraftJob, number: number, { draft, idea, facts, strategy }: AttemptedWork): DraftAttempt {
  const { id, title, summary, angle, pillar, sources } = idea;
  return {
    ...job,
    number,
    isLast: number === draft.lastAttempt,
    draft,
    idea,
    facts,
    workflowStrategyId: strategy.workflowStrategyId,
    request: { format: draft.format, idea: { id, title, summary, angle, pillar, sources } },
  };
}

async function change(
  locked: LockedStrategy,
  { id, ideaId }: DraftEntity,
  fields: Partial<Pick<DraftEntity, 'status' | 'attempt' | 'failure'>>,
): Promise<void> {
  await locked.changeIdea(ideaId);
  await locked.manager.update(DraftEntity, { id }, fields);
}
