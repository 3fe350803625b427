import { Text } from '@declic/design-system';
import { engineWords } from '../../strategy/engine-words';
import { useDraftsWorkflow, useEngine } from '../../strategy/use-engine';

/** Before the press: what ideas and drafts cost, and what writes them. */
export function PriceNote() {
  return (
    <Text size="small" tone="muted">
      <PriceWords />
    </Text>
  );
}

export function PriceWords() {
  const engine = useEngine();
  const workflow = useDraftsWorkflow();
  return (
    <>
      Ideas and their drafts are included in the price of the analysis: no further credits.
      {engine ? ` Written by ${engineWords(engine.name)}.` : null}
      {workflow === null ? null : ` Drafts are written by the workflow at ${workflow}.`}
    </>
  );
}
