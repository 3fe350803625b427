import { Button, Skeleton } from '@declic/design-system';
import { Dialog } from '@declic/design-system/dialog';
import { lazyPart } from '@declic/remote-kit';
import { Suspense, useState } from 'react';
import type { ChoiceDialogProps } from '../records/dialog-button';
import { HistoryPane } from './history-pane';
import type { HistoryRun } from './history-run';

const CompareRuns = lazyPart(async () => (await import('./compare/compare-runs')).CompareRuns);

/** The history of runs, and the comparison of two of them. */
export function HistoryDialog({ onChoose, onClose }: ChoiceDialogProps<HistoryRun>) {
  const [compared, setCompared] = useState<{ earlier: HistoryRun; later: HistoryRun } | null>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={compared ? 'Compare two runs' : 'History'}
      footer={
        compared ? (
          <Button variant="secondary" autoFocus onClick={() => setCompared(null)}>
            Back to the history
          </Button>
        ) : undefined
      }
    >
      {compared ? (
        <Suspense fallback={<Skeleton height="240px" />}>
          <CompareRuns {...compared} />
        </Suspense>
      ) : (
        <HistoryPane onOpen={onChoose} onCompare={(earlier, later) => setCompared({ earlier, later })} />
      )}
    </Dialog>
  );
}
