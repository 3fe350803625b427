import { EmptyState, PageHeader, Stack } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { OverviewSkeleton } from './overview-skeleton';
import { OverviewTable } from './overview-table';
import { RegistryFailure } from './registry-failure';
import { overviewQuery } from './releases.queries';
import { StaleNotice } from './stale-notice';
import { useReading } from './use-reading';

/** What visitors get of each deployable. */
export function ReleasesPage() {
  usePageHead({ title: 'Releases - Declic' });
  return (
    <>
      <PageHeader title="Releases" subtitle="What visitors get, who chose it and how it does." />
      <Overview />
    </>
  );
}

function Overview() {
  const { data, failure, retry } = useReading(overviewQuery());

  if (data === undefined) return failure ? <RegistryFailure failure={failure} onRetry={retry} /> : <OverviewSkeleton />;
  if (data.length === 0)
    return (
      <EmptyState
        title="Nothing was released yet"
        description="The first npm run release of a remote, or of the shell, shows here."
      />
    );
  return (
    <Stack $gap={4}>
      {failure ? <StaleNotice /> : null}
      <OverviewTable deployables={data} />
    </Stack>
  );
}
