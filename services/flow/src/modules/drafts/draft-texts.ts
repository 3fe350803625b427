import { LessThanOrEqual } from 'typeorm';
import type { LockedStrategy } from '../content/locked-strategy';
import { DraftEntity } from '../content/draft.entity';
import { DraftVersionEntity } from '../content/draft-version.entity';
import { deleteVersionsWithoutRoom } from './draft-room';
import type { DraftScore } from './draft-scorer';

/** How many texts of a draft are kept, the present one among them. */
const VERSIONS_KEPT = 50;

/** A text as it is stored. */
export type DraftText = Pick<
  DraftVersionEntity,
  'contentMd' | 'language' | 'tone' | 'sources' | 'engine' | 'notice' | 'writtenAt'
>;

/** Makes a text the next version of a draft, which is ready then. Part of a transaction that holds the strategy. */
export async function storeText(
  locked: LockedStrategy,
  draft: DraftEntity,
  text: DraftText,
  { score, rubric }: DraftScore,
): Promise<void> {
  const { manager } = locked;
  const { id: draftId, userId, ideaId } = draft;
  const version = draft.version + 1;
  const qualityScore = score;
  await manager.update(
    DraftEntity,
    { id: draftId },
    { ...text, version, qualityScore, rubric: [...rubric], status: 'ready', failure: null },
  );
  await manager.insert(DraftVersionEntity, { ...text, draftId, userId, version, qualityScore });
  await manager.delete(DraftVersionEntity, { draftId, version: LessThanOrEqual(version - VERSIONS_KEPT) });
  await deleteVersionsWithoutRoom(locked);
  await locked.changeIdea(ideaId);
}
