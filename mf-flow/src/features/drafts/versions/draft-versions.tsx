import { DividedList, Skeleton, SkeletonGroup, Stack, Text, token } from '@declic/design-system';
import { failureText, notify } from '@declic/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Draft, draftVersionsQuery, useRestoreVersion } from '../drafts.queries';
import { LoadFailed } from '../../../load-failed';
import { TextComparison } from './text-comparison';
import { VersionRow } from './version-row';

export interface DraftVersionsProps {
  draft: Draft;
  text: string;
  /** Not while the draft is written. */
  canRestore: boolean;
}

/** What a draft has been, to compare with what it is and to go back to. */
export function DraftVersions({ draft, text, canRestore }: DraftVersionsProps) {
  const { data, error, refetch, isFetching } = useQuery(draftVersionsQuery(draft.id));
  const [compared, setCompared] = useState<number | null>(null);
  const restore = useRestoreVersion(draft.id);

  if (error && !data) {
    return <LoadFailed what="versions" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <SkeletonGroup label="Loading the versions">
        <Skeleton height={token.size.target} />
        <Skeleton height={token.size.target} />
      </SkeletonGroup>
    );
  }

  const goBackTo = (version: number) =>
    restore.mutate(version, {
      onSuccess: (restored) => notify.success(`Version ${version} is back, as version ${restored.version}`),
      onError: (failure) =>
        notify.error('The version could not be restored', { description: failureText(failure), error: failure }),
    });
  const shown = data.versions.find(({ version }) => version === compared);

  return (
    <Stack $gap={3}>
      <DividedList aria-label="Versions">
        {data.versions.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            isPresent={version.version === draft.version}
            isCompared={version.version === compared}
            isRestoring={restore.isPending && restore.variables === version.version}
            canRestore={canRestore && !restore.isPending}
            onCompare={() => setCompared(version.version === compared ? null : version.version)}
            onRestore={() => goBackTo(version.version)}
          />
        ))}
      </DividedList>
      {shown ? (
        <Stack $gap={2}>
          <Text size="small" tone="muted">
            From version {shown.version} to the present text:
          </Text>
          <TextComparison
            before={shown.content_md}
            after={text}
            label={`Changes from version ${shown.version} to the present text`}
          />
        </Stack>
      ) : null}
    </Stack>
  );
}
