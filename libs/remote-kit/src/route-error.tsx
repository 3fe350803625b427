import { ErrorState, type ErrorStateProps } from '@declic/design-system';
import { callFailure } from './api/call-failure';
import { CallFailureDetails } from './api/call-failure-details';
import { retryAfterText } from './api/retry-after-text';
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
  // In the words of this page, which do not say why a service refused.
  const { requestId, retryAfter } = callFailure(error, { ownWordsOnly: true });
  // A page's own message does not say when to try again: the details do.
  const wait = message === undefined ? retryAfterText(retryAfter) : undefined;
  return (
    <ErrorState
      title={title ?? words.title}
      message={message ?? wait ?? words.message}
      details={<CallFailureDetails failure={{ requestId, retryAfter: wait === undefined ? retryAfter : undefined }} />}
      onRetry={onRetry}
      retryLabel={retryLabel ?? words.retry}
      level={level}
    />
  );
}
