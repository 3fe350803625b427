import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { IdeaNotApprovedError } from '../content/idea.errors';
import { isApproved } from '../content/idea-status';
import type { DraftEntity } from '../content/draft.entity';
import { DraftChangedError, DraftNotFoundError, DraftNotReadyError, DraftVersionNotFoundError } from './draft.errors';
import { DraftRequests } from './draft-requests';
import { WorkLimits } from '../work-throttle/work-limits';
import { assertRoom } from './draft-room';
import { type DraftScore, DraftScorer } from './draft-scorer';
import { isBeingWritten } from './draft-status';
import { type DraftText, storeText } from './draft-texts';
import type { DraftVersionEntity } from '../content/draft-version.entity';
import { DraftsRepository } from './drafts.repository';

/** What an edited draft names as its engine. */
const EDITED = 'you';

export interface SaveDraft {
  readonly userId: string;
  readonly draftId: string;
  readonly contentMd: string;
  /** The version that the person has edited. */
  readonly baseVersion: number;
}

@Injectable()
export class DraftsService {
  constructor(
    private readonly drafts: DraftsRepository,
    private readonly requests: DraftRequests,
    private readonly scorer: DraftScorer,
    private readonly clock: Clock,
    private readonly limits: WorkLimits,
  ) {}

  /** @throws {DraftNotFoundError} the user has no such draft. */
  async get(userId: string, id: string): Promise<DraftEntity> {
    const draft = await this.drafts.find(userId, id);
    if (!draft) throw new DraftNotFoundError();
    return draft;
  }

  /** @throws {DraftNotFoundError} the user has no such draft. */
  async listVersions(userId: string, id: string): Promise<DraftVersionEntity[]> {
    const versions = await this.drafts.listVersions(userId, id);
    if (versions.length === 0) await this.get(userId, id);
    return versions;
  }

  /**
   * Stores an edited text as the next version; the present text again is none.
   *
   * @throws {DraftNotFoundError} the user has no such draft.
   * @throws {DraftNotReadyError} it is being written, or has no text.
   * @throws {DraftsFullError} the drafts of the strategy have as much text as they may.
   * @throws {TooManyRequestsError} the account has saved too often in this hour.
   * @throws {DraftChangedError} it has another version by now than the one that was edited.
   */
  async save({ userId, draftId, contentMd, baseVersion }: SaveDraft): Promise<DraftEntity> {
    await this.limits.enforce(userId, 'saving');
    const draft = await this.get(userId, draftId);
    refuseUnlessAt(draft, baseVersion);
    if (draft.contentMd === contentMd && draft.status === 'ready') return draft;
    const text: DraftText = {
      contentMd,
      language: draft.language,
      tone: draft.tone,
      // Sentences that are still there keep their source.
      sources: draft.sources.filter(({ sentence }) => contentMd.includes(sentence)),
      engine: EDITED,
      notice: null,
      writtenAt: this.clock.now(),
    };
    await this.store(draft, text, (latest) => refuseUnlessAt(latest, baseVersion));
    return this.get(userId, draftId);
  }

  /**
   * @throws {DraftNotFoundError} the user has no such draft.
   * @throws {DraftVersionNotFoundError} it has no such version, or not any more.
   * @throws {DraftNotReadyError} it is being written.
   */
  async restore(userId: string, draftId: string, version: number): Promise<DraftEntity> {
    await this.limits.enforce(userId, 'saving');
    const draft = await this.get(userId, draftId);
    const kept = await this.drafts.findVersion(userId, draftId, version);
    if (!kept) throw new DraftVersionNotFoundError();
    const { contentMd, language, tone, sources, engine, notice } = kept;
    const text: DraftText = { contentMd, language, tone, sources, engine, notice, writtenAt: this.clock.now() };
    await this.store(draft, text, refuseUnlessReady);
    return this.get(userId, draftId);
  }

  /**
   * Asks for another text of the draft.
   *
   * @throws {DraftNotFoundError} the user has no such draft.
   * @throws {IdeaNotApprovedError} its idea is not approved.
   * @throws {DraftNotReadyError} it is being written.
   */
  async rewrite(userId: string, draftId: string): Promise<DraftEntity> {
    await this.limits.enforce(userId, 'rewriting');
    const isFound = await this.drafts.withDraft(userId, draftId, async (locked, draft, idea) => {
      if (!isApproved(idea.status)) throw new IdeaNotApprovedError();
      if (isBeingWritten(draft.status)) throw new DraftNotReadyError();
      await this.requests.repeat(locked, draft);
      await locked.changeIdea(idea.id);
      return true;
    });
    if (!isFound) throw new DraftNotFoundError();
    return this.get(userId, draftId);
  }

  /** Scores the text before the strategy is locked: a long one takes its time. */
  private async store(draft: DraftEntity, text: DraftText, check: (latest: DraftEntity) => void): Promise<void> {
    const score = await this.score(draft, text);
    const isFound = await this.drafts.withDraft(draft.userId, draft.id, async (locked, latest) => {
      check(latest);
      await assertRoom(locked, latest, text.contentMd);
      await storeText(locked, latest, text, score);
      return true;
    });
    if (!isFound) throw new DraftNotFoundError();
  }

  private async score(draft: DraftEntity, { contentMd, language, sources }: DraftText): Promise<DraftScore> {
    const siblings = await this.drafts.listSiblings(draft);
    return this.scorer.score({ format: draft.format, language, contentMd, sources, siblings });
  }
}

function refuseUnlessReady({ status, version }: DraftEntity): void {
  if (isBeingWritten(status) || version === 0) throw new DraftNotReadyError();
}

function refuseUnlessAt(draft: DraftEntity, baseVersion: number): void {
  refuseUnlessReady(draft);
  if (draft.version !== baseVersion) throw new DraftChangedError(draft.version);
}
