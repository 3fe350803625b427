import { Button, Row, Stack, Text, token } from '@declic/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
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
    <Bar $gap={3}>
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
    </Bar>
  );
}

/* In sight while a long list scrolls, where there is room for both. */
const Bar = styled(Stack)`
  background: ${token.color.surface};

  @media (min-height: 40rem) {
    position: sticky;
    inset-block-end: 0;
    padding-block-start: ${token.space[3]};
  }
`;
