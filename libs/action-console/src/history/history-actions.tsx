import { Button, Row, Stack, Text } from '@declic/design-system';
import { useState } from 'react';
import type { HistoryRun } from './history-run';
import { useClearHistory } from './use-history';

export interface HistoryActionsProps {
  /** Newest first. */
  selected: readonly HistoryRun[];
  onCompare: (earlier: HistoryRun, later: HistoryRun) => void;
}

/** Compares the two selected runs, and clears the history. */
export function HistoryActions({ selected: [later, earlier], onCompare }: HistoryActionsProps) {
  const clear = useClearHistory();
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack $gap={3}>
      <Row $gap={2} $justify="space-between">
        <Button
          variant="secondary"
          disabled={!later || !earlier}
          onClick={() => (later && earlier ? onCompare(earlier, later) : undefined)}
        >
          Compare
        </Button>
        {isAsking ? (
          <Row $gap={2} role="group" aria-label="Delete all runs from this browser?">
            <Text as="span">Delete all runs from this browser?</Text>
            <Button variant="danger" autoFocus onClick={() => void clear().then(() => setAsking(false))}>
              Delete
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </Row>
        ) : (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            Clear history
          </Button>
        )}
      </Row>
      <Text size="small" tone="muted">
        Select two runs to compare them. The last 100 runs of your account are kept in this browser, without the API
        key, until you sign out.
      </Text>
    </Stack>
  );
}
