import { ErrorState, type ErrorStateProps } from '@declic/design-system';
import { describeError } from './describe-error';

export interface RouteErrorProps {
  error: unknown;
  onRetry: () => void;
  /** The specified texts of a page, where it has its own. */
  title?: string | undefined;
  message?: string | undefined;
  retryLabel?: string | undefined;
  level?: ErrorStateProps['level'];
}

/** A part of a page that failed: what happened, what to do, and a Retry. */
export function RouteError({ error, onRetry, title, message, retryLabel, level }: RouteErrorProps) {
  const words = describeError(error);
  return (
    <ErrorState
      title={title ?? words.title}
      message={message ?? words.message}
      onRetry={onRetry}
      retryLabel={retryLabel ?? words.retry}
      level={level}
    />
  );
}
