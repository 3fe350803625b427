import { EmptyState } from '@declic/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ActionConsole, type ActionConsoleProps } from '../action-console';
import { definitionQuery } from '../definition/definition.queries';
import { createFilledPayload } from '../payload/create-filled-payload';
import type { Payload } from '../payload/payload';

export interface LoadedConsoleProps extends Pick<ActionConsoleProps, 'children'> {
  slug: string;
  /** Parameters that are known already. */
  known: Payload;
}

/** The console of an action that is loaded by its slug; suspends until then. */
export function LoadedConsole({ slug, known, children }: LoadedConsoleProps) {
  const { data: definition } = useSuspenseQuery(definitionQuery(slug));
  if (!definition) {
    return (
      <EmptyState
        level={3}
        title="Action not found"
        description={`The action "${slug}" could not be found or is not available.`}
      />
    );
  }
  return (
    <ActionConsole key={slug} definition={definition} initial={createFilledPayload(definition, known)}>
      {children}
    </ActionConsole>
  );
}
