import { useLatestParams } from '@declic/remote-kit';
import { isUndecided } from './idea-status';
import type { Idea } from './ideas.queries';

export const IDEA_VIEWS = ['list', 'calendar'] as const;
export const STATUS_FILTERS = ['all', 'to-decide', 'approved', 'rejected', 'published'] as const;

export type IdeaView = (typeof IDEA_VIEWS)[number];
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** What of the Ideas tab stands in the address. */
export interface IdeasAddress {
  view: IdeaView;
  status: StatusFilter;
  /** Null: of every pillar. */
  pillar: string | null;
  /** The month of the calendar, as `2026-11`; null: the one it chooses itself. */
  month: string | null;
}

const start: IdeasAddress = { view: 'list', status: 'all', pillar: null, month: null };

export function useIdeasAddress() {
  const [search, changeSearch] = useLatestParams();
  const change = (next: Partial<IdeasAddress>) =>
    changeSearch((current) => withChange(current, next), { replace: true });
  return { address: parseIdeasAddress(search), change };
}

function withChange(current: URLSearchParams, next: Partial<IdeasAddress>): URLSearchParams {
  const changed = new URLSearchParams(current);
  for (const [name, value] of Object.entries(next)) {
    if (value === null || value === start[name as keyof IdeasAddress])
      changed.delete(name); // keys of `next`
    else changed.set(name, value);
  }
  return changed;
}

function parseIdeasAddress(search: URLSearchParams): IdeasAddress {
  const month = search.get('month');
  return {
    view: IDEA_VIEWS.find((known) => known === search.get('view')) ?? start.view,
    status: STATUS_FILTERS.find((known) => known === search.get('status')) ?? start.status,
    pillar: search.get('pillar') || null,
    month: month !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
}

export function hasStatus(idea: Idea, filter: StatusFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'to-decide' ? isUndecided(idea) : idea.status === filter;
}
