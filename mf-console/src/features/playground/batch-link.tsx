import { useConsole } from '@declic/action-console';
import { ButtonLink } from '@declic/design-system';
import { FileSpreadsheet } from 'lucide-react';
import { paths } from '../../paths';

/** Leads to the page that runs the action for the rows of a CSV. */
export function BatchLink() {
  const { slug } = useConsole().definition;
  return (
    <ButtonLink variant="secondary" icon={<FileSpreadsheet size={18} aria-hidden />} href={paths.batch(slug)}>
      Run a CSV
    </ButtonLink>
  );
}
