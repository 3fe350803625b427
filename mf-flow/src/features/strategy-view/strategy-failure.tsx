import { ApiError } from '@declic/openapi/flow';
import { RouteError } from '@declic/remote-kit';

export interface StrategyFailureProps {
  error: unknown;
  onRetry: () => void;
}

export function StrategyFailure({ error, onRetry }: StrategyFailureProps) {
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <RouteError
      error={error}
      onRetry={onRetry}
      title="Failed to load strategy"
      {...(isMissing && { message: 'Strategy not found. Please go back and create a new intake.' })}
    />
  );
}
