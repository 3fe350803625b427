import { definitionQuery } from '@declic/action-console';
import { Link } from '@declic/design-system';
import { billingOverviewQuery } from '@declic/openapi/accounts/queries';
import { prefetch } from '@declic/remote-kit';
import { useSession } from '@declic/session';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { Batch } from '../features/batch/page/batch';
import { ActionNotFound } from '../features/playground/action-not-found';
import { actionCrumbs, loadAction } from '../loaded-action';
import { paths } from '../paths';
import { ConsolePage } from '../ui/console-page';

export const handle = actionCrumbs('Batch');

export function loader({ params: { slug = '' } }: LoaderFunctionArgs) {
  prefetch(billingOverviewQuery());
  return loadAction(slug);
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
