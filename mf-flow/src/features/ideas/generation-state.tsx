import { Button, Card, Notice, RefreshCw, Spinner, Stack, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { Strategy } from '../../strategy/strategies.queries';
import type { IdeaRequests } from './use-idea-requests';

export interface GenerationStateProps {
  generation: Strategy['idea_generation'];
  requests: IdeaRequests;
}

/** Ideas that are on their way, or why they are not; nothing while nothing happens. */
export function GenerationState({ generation, requests }: GenerationStateProps) {
  if (generation.state === 'queued' || generation.state === 'running') {
    return (
      <Running role="status">
        <Spinner />
        <div>
          <Text weight="medium">{generation.state === 'queued' ? 'Ideas are queued' : 'Generating ideas'}</Text>
          <Text size="small" tone="muted">
            They appear here as they are found. You can leave this page.
          </Text>
        </div>
      </Running>
    );
  }
  if (generation.state === 'failed') {
    return (
      <Notice tone="danger">
        <Stack $gap={2} $align="start">
          <span>{generation.message ?? 'The ideas could not be generated. Try again in a moment.'}</span>
          <Button
            size="sm"
            variant="secondary"
            icon={<RefreshCw size={16} aria-hidden />}
            loading={requests.isAsking}
            onClick={requests.retry}
          >
            Try again
          </Button>
        </Stack>
      </Notice>
    );
  }
  return generation.notice ? <Notice>{generation.notice}</Notice> : null;
}

const Running = styled(Card)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space[3]};
  align-items: center;
`;
