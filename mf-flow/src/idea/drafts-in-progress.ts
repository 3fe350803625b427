import { isAccepted } from './idea-status';
import type { DraftSummary, Idea } from './ideas.queries';

const isPending = ({ status }: DraftSummary) => status === 'queued' || status === 'writing';

/**
 * Whether drafts that this approval asked for are still to come; drafts from before do not count as they do not say anything of it.
 *
 * @decision D31
 */
export function isBeingWritten(idea: Idea): boolean {
  return isAccepted(idea) && (idea.drafts.length === 0 || idea.drafts.some(isPending));
}

export const hasFailedDraft = (idea: Idea) => isAccepted(idea) && idea.drafts.some(({ status }) => status === 'failed');

export const countReady = ({ drafts }: Idea) => drafts.filter(({ status }) => status === 'ready').length;
