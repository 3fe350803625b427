import { CardSkeleton } from '@declic/design-system';
import { Dialog } from '@declic/design-system/dialog';
import { RouteBoundary } from '@declic/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { definitionQuery } from '../definition/definition.queries';
import type { Payload } from '../payload/payload';
import { LoadedConsole } from './loaded-console';

export interface ActionConsoleDialogProps {
  /** Of the action that is tested. */
  slug: string;
  /** Parameters that are known already. */
  known?: Payload;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The test console as a panel over any page: it needs the slug of an action only. */
export function ActionConsoleDialog({ slug, known = {}, open, onOpenChange }: ActionConsoleDialogProps) {
  // For the title; the content waits for it, and fails with it.
  const { data: definition } = useQuery({ ...definitionQuery(slug), enabled: open });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={definition?.title ?? 'Test console'}
      description={definition?.one_liner}
    >
      <RouteBoundary
        loading={<CardSkeleton label="Loading the action" height="320px" />}
        title="Failed to load the action"
      >
        <LoadedConsole slug={slug} known={known} />
      </RouteBoundary>
    </Dialog>
  );
}
