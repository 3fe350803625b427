import { RouteError, type RouteErrorProps } from '@declic/remote-kit';

export function CreditHistoryFailure({ error, onRetry }: Pick<RouteErrorProps, 'error' | 'onRetry'>) {
  return <RouteError level={3} error={error} title="Failed to fetch your credits over time" onRetry={onRetry} />;
}
