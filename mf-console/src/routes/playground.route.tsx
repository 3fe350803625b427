import { definitionQuery } from '@declic/action-console';
import { Link, Row } from '@declic/design-system';
import { loadForCrumbs, type RouteHandle } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { ActionNotFound } from '../features/playground/action-not-found';
import { BatchLink } from '../features/playground/batch-link';
import { Playground } from '../features/playground/playground';
import { ConsolePage } from '../ui/console-page';

interface LoadedAction {
  readonly title: string | undefined;
}

export const handle: RouteHandle = {
  crumbs: ({ loaderData, params: { slug = '' } }) => [
    { label: 'Dashboard', href: paths.dashboard() },
    { label: 'API', href: paths.api() },
    { label: 'Actions', href: paths.actions() },
    { label: (loaderData as LoadedAction | undefined)?.title ?? slug }, // of the loader below
  ],
};

export async function loader({ params: { slug = '' } }: LoaderFunctionArgs): Promise<LoadedAction> {
  const definition = await loadForCrumbs(definitionQuery(slug));
  return { title: definition?.title };
}

export function Component() {
  const { slug = '' } = useParams();
  const { data: definition } = useSuspenseQuery(definitionQuery(slug));
  if (!definition) return <ActionNotFound slug={slug} />;
  return (
    <ConsolePage
      title={definition.title}
      subtitle={definition.one_liner}
      actions={
        <Row $gap={4}>
          <BatchLink slug={slug} />
          <Link href={paths.actionDocs(slug)} target="_blank">
            Documentation
          </Link>
          <Link href={paths.actions()}>Back to the actions</Link>
        </Row>
      }
    >
      <Playground key={slug} definition={definition} />
    </ConsolePage>
  );
}
