import { Button, EmptyState } from '@declic/design-system';
import { History } from 'lucide-react';

/** This account called no action, or none that fits the filters. */
export function NoUsedActions({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No used actions yet"
      icon={<History aria-hidden />}
      description="Actions that this account has called appear here."
      action={
        <Button variant="secondary" onClick={onClear}>
          Show All
        </Button>
      }
    />
  );
}
