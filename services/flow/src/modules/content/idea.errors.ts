import { refusal, refusalBase } from '@declic/nest-kit';
import type { components } from '@declic/openapi/types';

type IdeaStatus = components['schemas']['IdeaStatus'];

export class IdeaNotFoundError extends refusal(
  'not-found',
  'idea_not_found',
  'There is no such idea. Reload the list.',
) {}

export class IdeasInProgressError extends refusal(
  'conflict',
  'ideas_in_progress',
  'Ideas are on their way already. They appear here as they arrive.',
) {}

export class NoMoreIdeasError extends refusalBase('conflict', 'no_more_ideas') {}

export class IdeaStatusConflictError extends refusalBase('conflict', 'idea_status_conflict') {
  constructor(from: IdeaStatus, to: IdeaStatus) {
    super(`An idea that is ${from} cannot become ${to}.`, { extra: { status: from } });
  }
}

export class IdeaNotApprovedError extends refusal(
  'conflict',
  'idea_not_approved',
  'The idea is not approved. Approve it first.',
) {}
