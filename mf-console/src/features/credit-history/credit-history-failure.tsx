import { ErrorState } from '@declic/design-system';
import { describeError } from '@declic/remote-kit';

export interface CreditHistoryFailureProps {
  error: unknown;
  onRetry: () => void;
}

export function CreditHistoryFailure({ error, onRetry }: CreditHistoryFailureProps) {
  return (
    <ErrorState
      level={3}
      title="Failed to fetch your credits over time"
      message={describeError(error).message}
      onRetry={onRetry}
    />
  );
}
