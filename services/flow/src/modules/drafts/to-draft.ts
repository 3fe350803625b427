import type { components } from '@declic/openapi/types';
import type { DraftEntity } from '../content/draft.entity';
import type { DraftVersionEntity } from '../content/draft-version.entity';

type Schemas = components['schemas'];

export function toDraftSummary(draft: DraftEntity): Schemas['DraftSummary'] {
  return {
    id: draft.id,
    idea_id: draft.ideaId,
    format_type: draft.format,
    content_md: draft.contentMd,
    quality_score: draft.qualityScore,
    status: draft.status,
    version: draft.version,
  };
}

export function toDraft(draft: DraftEntity): Schemas['Draft'] {
  return {
    ...toDraftSummary(draft),
    language: draft.language,
    tone: draft.tone,
    rubric: draft.rubric,
    sources: draft.sources,
    engine: draft.engine,
    notice: draft.notice,
    failure: draft.failure,
    written_at: draft.writtenAt?.toISOString() ?? null,
  };
}

export function toDraftVersion(version: DraftVersionEntity): Schemas['DraftVersion'] {
  return {
    version: version.version,
    content_md: version.contentMd,
    quality_score: version.qualityScore,
    engine: version.engine,
    written_at: version.writtenAt.toISOString(),
  };
}
