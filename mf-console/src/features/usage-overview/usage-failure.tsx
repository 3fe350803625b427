import { ErrorState } from '@declic/design-system';
import { describeError } from '@declic/remote-kit';
import { errorMessage } from '../../error-message';

export interface UsageFailureProps {
  error: unknown;
  onRetry: () => void;
}

export function UsageFailure({ error, onRetry }: UsageFailureProps) {
  return (
    <ErrorState
      level={3}
      title={errorMessage(error, 'Failed to fetch usage data')}
      message={describeError(error).message}
      onRetry={onRetry}
    />
  );
}
