import { Link, Skeleton, SkeletonGroup, Stack } from '@declic/design-system';
import { Dialog } from '@declic/design-system/dialog';
import { RouteError } from '@declic/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths';
import { ActionEvidence } from './action-evidence';
import { evidenceQuery } from './evidence.queries';

export interface EvidenceDialogProps {
  slug: string;
  onClose: () => void;
}

/** What the figures of a card rest on. */
export function EvidenceDialog({ slug, onClose }: EvidenceDialogProps) {
  const { data: evidence, error, refetch } = useQuery(evidenceQuery(slug));
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Evidence: ${slug}`}
      description="What the figures of this action are computed from. Counts over all accounts; no call and no account is named."
      size="lg"
      initialFocus="sheet"
      findOpener={() => findFigures(slug)}
      footer={<Link href={paths.playground(slug)}>Open the playground</Link>}
    >
      {error ? (
        <RouteError
          error={error}
          title="Failed to load the evidence. Please try again."
          onRetry={() => void refetch()}
        />
      ) : null}
      {evidence ? <ActionEvidence evidence={evidence} /> : null}
      {!evidence && !error ? <Loading /> : null}
    </Dialog>
  );
}

/** The button of the card, which opens this dialog. */
function findFigures(slug: string): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-slug]')];
  const card = cards.find(({ dataset }) => dataset['slug'] === slug);
  return card?.querySelector<HTMLElement>('button[aria-haspopup="dialog"]') ?? null;
}

function Loading() {
  return (
    <SkeletonGroup label="Loading the evidence">
      <Stack $gap={4}>
        <Skeleton height="200px" shape="card" />
        <Skeleton height="160px" shape="card" />
      </Stack>
    </SkeletonGroup>
  );
}
