import { failureText, RouteError, type RouteErrorProps } from '@declic/remote-kit';

export function UsageFailure({ error, onRetry }: Pick<RouteErrorProps, 'error' | 'onRetry'>) {
  const title = failureText(error, { fallback: 'Failed to fetch usage data' });
  return <RouteError level={3} error={error} title={title} onRetry={onRetry} />;
}
