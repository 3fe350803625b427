import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Written, WrittenDraft } from '../../engine/content-engine';
import { type DraftAttempt, DraftAttemptsRepository } from './draft-attempts.repository';
import { DraftScorer } from './draft-scorer';
import { DraftsRepository } from './drafts.repository';

/** Scores what was written for an attempt, and ends the attempt with it. */
@Injectable()
export class WrittenDrafts {
  constructor(
    private readonly attempts: DraftAttemptsRepository,
    private readonly drafts: DraftsRepository,
    private readonly scorer: DraftScorer,
    private readonly clock: Clock,
  ) {}

  async complete(attempt: DraftAttempt, { result, engine, notice }: Written<WrittenDraft>): Promise<void> {
    const { draft, facts } = attempt;
    const { contentMd, language, sources } = result;
    const siblings = await this.drafts.listSiblings(draft);
    const score = this.scorer.score({ format: draft.format, language, contentMd, sources, siblings });
    const { tone } = facts.tone;
    const text = { contentMd, language, tone, sources: [...sources], engine, notice, writtenAt: this.clock.now() };
    await this.attempts.complete(attempt, text, score);
  }
}
