import { definitionQuery } from '@declic/action-console';
import { Link, Row } from '@declic/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { actionCrumbs, loadAction } from '../loaded-action';
import { paths } from '../paths';
import { ActionNotFound } from '../features/playground/action-not-found';
import { Playground } from '../features/playground/playground';
import { ConsolePage } from '../ui/console-page';

export const handle = actionCrumbs();

export const loader = ({ params: { slug = '' } }: LoaderFunctionArgs) => loadAction(slug);

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
