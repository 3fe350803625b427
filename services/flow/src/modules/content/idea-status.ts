import type { components } from '@declic/openapi/types';

export type IdeaStatus = components['schemas']['IdeaStatus'];

const MOVES: Readonly<Record<IdeaStatus, readonly IdeaStatus[]>> = {
  new: ['approved', 'rejected'],
  pending: ['approved', 'rejected'],
  approved: ['new', 'published'],
  rejected: ['new'],
  published: ['approved'],
};

/** The same status again is no move, and allowed: two tabs may press the same button. */
export function mayMove(from: IdeaStatus, to: IdeaStatus): boolean {
  return from === to || MOVES[from].includes(to);
}

/** Approved or rejected, and not taken back. */
export function isDecided(status: IdeaStatus): boolean {
  return status !== 'new' && status !== 'pending';
}

/** Whether an idea with this status may have a day, and drafts that are written. */
export function isApproved(status: IdeaStatus): boolean {
  return status === 'approved' || status === 'published';
}
