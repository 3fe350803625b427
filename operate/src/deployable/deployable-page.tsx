import { Breadcrumb, CardSkeleton, EmptyState, Link, PageHeader, Stack } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { useParams } from 'react-router-dom';
import { paths } from '../paths';
import { RegistryFailure } from '../releases/registry-failure';
import { deployableQuery } from '../releases/releases.queries';
import { StaleNotice } from '../releases/stale-notice';
import { useReading } from '../releases/use-reading';
import { Deployable } from './deployable';

/** One deployable: what visitors get, its versions and its history. */
export function DeployablePage() {
  const { name = '' } = useParams();
  usePageHead({ title: `${name} - Releases - Declic` });
  return (
    <>
      <PageHeader
        title={name}
        breadcrumb={<Breadcrumb items={[{ label: 'Releases', href: paths.releases }, { label: name }]} />}
      />
      <Content key={name} name={name} />
    </>
  );
}

function Content({ name }: { name: string }) {
  const { data, failure, retry } = useReading(deployableQuery(name));
  if (data === null)
    return (
      <EmptyState
        title="Nothing of this name was ever released"
        description="Names are shell, or mf- and the name of a remote."
        action={<Link href={paths.releases}>All releases</Link>}
      />
    );
  if (data !== undefined)
    return (
      <Stack $gap={5}>
        {failure ? <StaleNotice /> : null}
        <Deployable deployable={data} />
      </Stack>
    );
  if (failure) return <RegistryFailure failure={failure} onRetry={retry} />;
  return <CardSkeleton label="Reading the releases" height="16rem" />;
}
