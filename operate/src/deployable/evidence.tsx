import { DescriptionList, Disclosure } from '@declic/design-system';
import { evidenceItems } from './evidence-items';

/** The figures on which a change was decided. */
export function Evidence({ evidence }: { evidence: Readonly<Record<string, unknown>> }) {
  return (
    <Disclosure summary="Evidence">
      <DescriptionList items={evidenceItems(evidence)} />
    </Disclosure>
  );
}
