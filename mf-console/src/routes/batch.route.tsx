import { definitionQuery } from '@declic/action-console';
import { Link } from '@declic/design-system';
import { billingOverviewQuery } from '@declic/openapi/accounts/queries';
import { loadForCrumbs, prefetch, type RouteHandle } from '@declic/remote-kit';
import { useSession } from '@declic/session';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { Batch } from '../features/batch/page/batch';
import { ActionNotFound } from '../features/playground/action-not-found';
import { paths } from '../paths';
import { ConsolePage } from '../ui/console-page';

interface LoadedAction {
  readonly title: string | undefined;
}

export const handle: RouteHandle = {
  crumbs: ({ loaderData, params: { slug = '' } }) => [
    { label: 'Dashboard', href: paths.dashboard() },
    { label: 'API', href: paths.api() },
    { label: 'Actions', href: paths.actions() },
    // of the loader below
    { label: (loaderData as LoadedAction | undefined)?.title ?? slug, href: paths.playground(slug) },
    { label: 'Batch' },
  ],
};

export async function loader({ params: { slug = '' } }: LoaderFunctionArgs): Promise<LoadedAction> {
  prefetch(billingOverviewQuery());
  const definition = await loadForCrumbs(definitionQuery(slug));
  return { title: definition?.title };
}

export function Component() {
  const { slug = '' } = useParams();
  const account = useSession(({ user }) => user?.id);
  const { data: definition } = useSuspenseQuery(definitionQuery(slug));
  if (!definition) return <ActionNotFound slug={slug} />;
  if (account === undefined) return null;
  return (
    <ConsolePage
      title={`${definition.title}: batch`}
      subtitle="Runs the action for each row of a CSV."
      actions={<Link href={paths.playground(slug)}>Back to the playground</Link>}
    >
      <Batch key={slug} definition={definition} account={account} />
    </ConsolePage>
  );
}
