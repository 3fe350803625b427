import { EmptyState, ErrorState, Link, PageHeader, Breadcrumb, Skeleton, SkeletonGroup } from '@declic/design-system';
import { CallFailureDetails, failureText, useTitle } from '@declic/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../paths';
import { overviewQuery } from '../releases/releases.queries';
import { Deployable } from './deployable';

/** One deployable: what visitors get, its versions and its history. */
export function DeployablePage() {
  const { name = '' } = useParams();
  useTitle(`${name} - Releases - Declic`);
  return (
    <>
      <PageHeader
        title={name}
        breadcrumb={<Breadcrumb items={[{ label: 'Releases', href: paths.releases }, { label: name }]} />}
      />
      <Content name={name} />
    </>
  );
}

function Content({ name }: { name: string }) {
  const { data, error, refetch } = useQuery(overviewQuery());
  if (data === undefined && error)
    return (
      <ErrorState
        title="The registry did not answer"
        message={failureText(error)}
        details={<CallFailureDetails error={error} />}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined)
    return (
      <SkeletonGroup label="Reading the releases">
        <Skeleton height="16rem" shape="card" />
      </SkeletonGroup>
    );
  const deployable = data.find((one) => one.name === name);
  if (deployable) return <Deployable key={name} deployable={deployable} />;
  return (
    <EmptyState
      title="Nothing of this name was ever released"
      description="Names are shell, or mf- and the name of a remote."
      action={<Link href={paths.releases}>All releases</Link>}
    />
  );
}
