import { useQuery } from '@tanstack/react-query';
import { isUndecided } from '../../idea/idea-status';
import { type Idea, ideasQuery } from '../../idea/ideas.queries';
import type { Strategy } from '../../strategy/strategies.queries';

/** The outdated ideas; their number alone while the list of ideas is older than the strategy. */
export function useOutdatedIds({ id, outdated_idea_count: count }: Strategy): readonly string[] {
  const { data: ids } = useQuery({ ...ideasQuery(id), enabled: count > 0, select: listOutdatedIds });
  return ids?.length === count ? ids : [String(count)];
}

const listOutdatedIds = ({ ideas }: { ideas: readonly Idea[] }) =>
  ideas.filter((idea) => idea.is_outdated && isUndecided(idea)).map(({ id }) => id);
