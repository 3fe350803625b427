import { failureText, notify } from '@declic/remote-kit';
import { type IdeaRequest, useGenerateIdeas, useRenewIdeas } from '../../idea/ideas.queries';

/** As many as one looks through at once; the contract's own default. */
const COUNT = 12;

/** The presses that ask for ideas, with what is said when the server refuses. */
export function useIdeaRequests(strategyId: string) {
  const generation = useGenerateIdeas(strategyId);
  const renewal = useRenewIdeas(strategyId);
  const onError = (error: unknown) =>
    notify.error('Failed to generate ideas', {
      description: failureText(error, { fallback: 'Try again in a moment.' }),
      error,
    });

  return {
    isAsking: generation.isPending || renewal.isPending,
    generate: (request: Pick<IdeaRequest, 'pillar'> = {}) =>
      generation.mutateOnce(() => ({ count: COUNT, ...request }), { onError }),
    /** What was asked for last on this page, or the usual. */
    retry: () => generation.mutateOnce(() => generation.variables ?? { count: COUNT }, { onError }),
    renew: () => renewal.mutateOnce(() => undefined, { onError }),
  };
}

export type IdeaRequests = ReturnType<typeof useIdeaRequests>;
