import { useQuery } from '@tanstack/react-query';
import { strategiesQuery } from './strategies.queries';

/** Credits that the next analysis costs; undefined until the list of strategies was read. */
export function useAnalysisCost(): number | undefined {
  return useQuery({ ...strategiesQuery(), enabled: false, select: ({ analysis_cost: cost }) => cost }).data;
}
