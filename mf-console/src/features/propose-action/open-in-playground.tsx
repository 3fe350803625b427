import { useConsole } from '@declic/action-console';
import { ButtonLink, Row } from '@declic/design-system';
import { ArrowRight } from 'lucide-react';
import { carryInput } from '../../carried-input';
import { paths } from '../../paths';

/** Leads to the playground of the action, with what is entered in this console. */
export function OpenInPlayground() {
  const { definition, store } = useConsole();
  const { slug } = definition;
  return (
    <Row>
      <ButtonLink
        variant="secondary"
        size="sm"
        icon={<ArrowRight size={16} aria-hidden />}
        href={paths.playground(slug)}
        onClick={() => carryInput(slug, store.getState().payload)}
      >
        Open in the playground
      </ButtonLink>
    </Row>
  );
}
