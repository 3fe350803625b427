import { DescriptionList, Disclosure } from '@declic/design-system';

/** The figures on which a change was decided. */
export function Evidence({ evidence }: { evidence: Readonly<Record<string, unknown>> }) {
  const items = Object.entries(evidence).map(([name, value]) => ({
    term: name.replaceAll('_', ' '),
    details: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  return (
    <Disclosure summary="Evidence">
      <DescriptionList items={items} />
    </Disclosure>
  );
}
