import { failureText, RouteError, type RouteErrorProps } from '@declic/remote-kit';

export function ToolsFailure({ error, onRetry }: Pick<RouteErrorProps, 'error' | 'onRetry'>) {
  return (
    <RouteError error={error} onRetry={onRetry} title={failureText(error, { fallback: 'Failed to load tools' })} />
  );
}
