import type { IdeaEntity } from '../content/idea.entity';
import { isDecided } from '../content/idea-status';

/** An outdated idea that a renewal deletes: it was neither approved nor rejected, and no draft of it has a text that would be lost. */
export function isReplaceable({
  isOutdated,
  status,
  drafts,
}: Pick<IdeaEntity, 'isOutdated' | 'status' | 'drafts'>): boolean {
  return isOutdated && !isDecided(status) && drafts.every(({ version }) => version === 0);
}
