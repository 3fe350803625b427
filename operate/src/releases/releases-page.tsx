import { EmptyState, ErrorState, PageHeader } from '@declic/design-system';
import { CallFailureDetails, failureText, useTitle } from '@declic/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { OverviewSkeleton } from './overview-skeleton';
import { OverviewTable } from './overview-table';
import { overviewQuery } from './releases.queries';

/** What visitors get of each deployable. */
export function ReleasesPage() {
  useTitle('Releases - Declic');
  return (
    <>
      <PageHeader title="Releases" subtitle="What visitors get, who chose it and how it does." />
      <Overview />
    </>
  );
}

function Overview() {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery());

  if (data === undefined && error)
    return (
      <ErrorState
        title="The registry did not answer"
        message={`${failureText(error)} Visitors are not concerned: the edge serves what was chosen last.`}
        details={<CallFailureDetails error={error} />}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <OverviewSkeleton />;
  if (data.length === 0)
    return (
      <EmptyState
        title="Nothing was released yet"
        description="The first npm run release of a remote, or of the shell, shows here."
      />
    );
  return <OverviewTable deployables={data} stale={error !== null && !isFetching} />;
}
