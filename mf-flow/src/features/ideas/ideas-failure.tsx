import { RouteError } from '@declic/remote-kit';

export interface IdeasFailureProps {
  error: unknown;
  onRetry: () => void;
}

export function IdeasFailure({ error, onRetry }: IdeasFailureProps) {
  return <RouteError error={error} onRetry={onRetry} title="Failed to load content ideas" />;
}
