import { LoadedConsole } from '@declic/action-console';
import { CardSkeleton, Heading, Stack } from '@declic/design-system';
import { RouteBoundary } from '@declic/remote-kit';
import { useId } from 'react';
import type { Proposal } from './need.queries';
import { OpenInPlayground } from './open-in-playground';

/** The console of the chosen action, with what was described filled in. It runs when the person executes it, and only then. */
export function FilledConsole({ proposal }: { proposal: Proposal }) {
  const headingId = useId();
  return (
    <Stack as="section" $gap={4} aria-labelledby={headingId}>
      <Heading id={headingId} level={3} size="lead">
        {proposal.title}
      </Heading>
      <RouteBoundary
        loading={<CardSkeleton label="Loading the action" height="320px" />}
        title="Failed to load the action"
      >
        <LoadedConsole slug={proposal.action} known={proposal.arguments}>
          <OpenInPlayground />
        </LoadedConsole>
      </RouteBoundary>
    </Stack>
  );
}
