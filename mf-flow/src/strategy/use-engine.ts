import { useQuery } from '@tanstack/react-query';
import { strategiesQuery, type StrategyList } from './strategies.queries';

/** What will do the work; undefined until the list of strategies was read. */
export function useEngine(): StrategyList['engine'] | undefined {
  return useQuery({ ...strategiesQuery(), enabled: false, select: ({ engine }) => engine }).data;
}

/** The workflow that writes drafts; null where the engine does. */
export function useDraftsWorkflow(): string | null {
  return useQuery({ ...strategiesQuery(), enabled: false, select: toDraftsWorkflow }).data ?? null;
}

const toDraftsWorkflow = ({ workflows }: StrategyList): string | null => workflows?.generation ?? null;
