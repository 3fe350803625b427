import { Skeleton, SkeletonGroup, Stack, Text } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { type DraftSummary, draftQuery, type Idea } from './drafts.queries';
import { FailedDraft } from './failed-draft';
import { lazyPart } from '../../lazy-part';
import { LoadFailed } from '../../load-failed';

const LazyDraftSheet = lazyPart(async () => (await import('./sheet/draft-sheet')).DraftSheet, 'Loading the draft');

export interface DraftBodyProps {
  idea: Idea;
  /** Missing until the drafts of the idea are asked for. */
  summary: DraftSummary | undefined;
}

export function DraftBody({ idea, summary }: DraftBodyProps) {
  return summary ? <LoadedDraft idea={idea} summary={summary} /> : <Text tone="muted">{NOT_GENERATED}</Text>;
}

const NOT_GENERATED = 'Content not generated yet...';

function LoadedDraft({ idea, summary }: { idea: Idea; summary: DraftSummary }) {
  const { data: draft, error, refetch, isFetching } = useQuery(draftQuery(summary));

  if (!draft) {
    if (error) return <LoadFailed what="draft" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonGroup label="Loading the draft">
        <Skeleton width="40%" />
        <Skeleton height="96px" />
      </SkeletonGroup>
    );
  }
  return (
    <Stack $gap={4}>
      {draft.status === 'failed' ? <FailedDraft draft={draft} /> : null}
      {draft.status === 'queued' || draft.status === 'writing' ? (
        <Progress hasText={draft.content_md !== null} />
      ) : null}
      {draft.content_md === null ? null : <LazyDraftSheet idea={idea} draft={draft} text={draft.content_md} />}
    </Stack>
  );
}

function Progress({ hasText }: { hasText: boolean }) {
  if (hasText) return <Text tone="muted">A new version is on its way. Until then, this is the one from before.</Text>;
  return (
    <div>
      <Text tone="muted">{NOT_GENERATED}</Text>
      <Text tone="muted">It appears here as soon as it is written.</Text>
    </div>
  );
}
