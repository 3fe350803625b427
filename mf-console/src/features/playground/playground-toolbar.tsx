import { CopyLinkButton, HistoryButton, SavedInputsButton } from '@declic/action-console';
import { Row } from '@declic/design-system';
import { BatchLink } from './batch-link';
import type { useReplacement } from './use-replacement';

/** What can be done with the parameters besides running them, one component per line. */
export function PlaygroundToolbar({ replacement }: { replacement: ReturnType<typeof useReplacement> }) {
  return (
    <Row $gap={2} role="group" aria-label="Playground tools">
      <HistoryButton onOpen={replacement.openRun} />
      <SavedInputsButton onLoad={replacement.loadInput} />
      <CopyLinkButton />
      <BatchLink />
    </Row>
  );
}
