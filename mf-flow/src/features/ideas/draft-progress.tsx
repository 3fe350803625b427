import { Button, Row, Spinner, Text } from '@declic/design-system';
import { countReady } from '../../idea/drafts-in-progress';
import type { Idea } from '../../idea/ideas.queries';

export interface DraftProgressProps {
  idea: Idea;
  /** It takes longer than it should. */
  isSlow: boolean;
  onRefresh: () => void;
}

/** While the drafts of an approved idea are written. */
export function DraftProgress({ idea, isSlow, onRefresh }: DraftProgressProps) {
  if (isSlow) {
    return (
      <Row $gap={3}>
        <Text size="small" tone="muted">
          Content generation is taking longer than expected.
        </Text>
        <Button size="sm" variant="ghost" onClick={onRefresh}>
          Refresh
        </Button>
      </Row>
    );
  }
  const count = idea.drafts.length || 3;
  return (
    <Row $gap={2} role="status">
      <Spinner size={16} />
      <Text size="small" tone="muted">
        Writing the drafts: {countReady(idea)} of {count} ready
      </Text>
    </Row>
  );
}
