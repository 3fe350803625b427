import type { components } from '@declic/openapi/types';
import { toDraftSummary } from '../drafts/to-draft';
import type { IdeaEntity } from '../content/idea.entity';

type Schemas = components['schemas'];

const FORMATS: readonly Schemas['DraftFormat'][] = ['blog', 'linkedin', 'tweet'];

export function toIdea(idea: IdeaEntity): Schemas['Idea'] {
  return {
    id: idea.id,
    strategy_id: idea.strategyId,
    user_id: idea.userId,
    title: idea.title,
    summary: idea.summary,
    angle: idea.angle,
    pillar: idea.pillar,
    novelty_score: idea.noveltyScore,
    novelty: idea.novelty,
    status: idea.status,
    is_outdated: idea.isOutdated,
    scheduled_on: idea.scheduledOn,
    sources: idea.sources,
    engine: idea.engine,
    created_at: idea.createdAt.toISOString(),
    drafts: idea.drafts
      .toSorted((one, other) => FORMATS.indexOf(one.format) - FORMATS.indexOf(other.format))
      .map(toDraftSummary),
  };
}
