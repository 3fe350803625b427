import { useQuery } from '@tanstack/react-query';
import { isBeingWritten } from '../idea/drafts-in-progress';
import { type IdeaList, ideasQuery } from '../idea/ideas.queries';
import { type Strategy, strategyQuery } from '../strategy/strategies.queries';

/** What the server is doing for a strategy, as far as the page has read it; another text when something was added. */
export function useWork(strategyId: string): string {
  const { data: states } = useQuery({ ...strategyQuery(strategyId), enabled: false, select: listStates });
  const { data: written } = useQuery({ ...ideasQuery(strategyId), enabled: false, select: listWritten });
  return `${states ?? ''} ${written ?? ''}`;
}

const listStates = ({ analysis, idea_generation: generation }: Strategy) => `${analysis.state} ${generation.state}`;

const listWritten = ({ ideas }: IdeaList) =>
  ideas
    .filter(isBeingWritten)
    .map(({ id }) => id)
    .join(' ');
