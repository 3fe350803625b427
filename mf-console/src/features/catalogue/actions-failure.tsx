import { RouteError, type RouteErrorProps } from '@declic/remote-kit';

export function ActionsFailure({ error, onRetry }: Pick<RouteErrorProps, 'error' | 'onRetry'>) {
  return <RouteError error={error} title="Failed to load actions. Please try again." onRetry={onRetry} />;
}
