import type { BadgeTone } from '@declic/design-system';
import type { Idea, IdeaStatus } from './ideas.queries';

export const statusWords: Record<IdeaStatus, string> = {
  new: 'New',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  published: 'Published',
};

export const statusTones: Record<IdeaStatus, BadgeTone> = {
  new: 'neutral',
  pending: 'neutral',
  approved: 'success',
  rejected: 'danger',
  published: 'accent',
};

export const isUndecided = ({ status }: Idea) => status === 'new' || status === 'pending';

/** Only these have drafts and a day. */
export const isAccepted = ({ status }: Idea) => status === 'approved' || status === 'published';

/** The status that taking a decision back leads to; undefined where there is nothing to take back. */
export function statusBefore({ status }: Idea): IdeaStatus | undefined {
  if (status === 'published') return 'approved';
  return status === 'approved' || status === 'rejected' ? 'new' : undefined;
}
