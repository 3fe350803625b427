import { EmptyState, Link } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { paths } from '../../paths';

/** There is no such action, or it cannot run. */
export function ActionNotFound({ slug }: { slug: string }) {
  usePageHead({ title: 'Action not found - Declic' });
  return (
    <EmptyState
      title="Action not found"
      description={`The action "${slug}" could not be found or is not available.`}
      action={<Link href={paths.actions()}>Back to the actions</Link>}
    />
  );
}
