import { Stack } from '@declic/design-system';
import type { Strategy } from '../../strategy/strategies.queries';
import { GenerationState } from './generation-state';
import { NoIdeas } from './no-ideas';
import { useIdeaRequests } from './use-idea-requests';

/** Before the first idea: the button, or what became of the press. */
export function IdeasStart({ strategy: { id, idea_generation: generation } }: { strategy: Strategy }) {
  const requests = useIdeaRequests(id);
  const isRunning = generation.state === 'queued' || generation.state === 'running';
  return (
    <Stack $gap={4}>
      <GenerationState generation={generation} requests={requests} />
      {isRunning || generation.state === 'failed' ? null : <NoIdeas requests={requests} />}
    </Stack>
  );
}
