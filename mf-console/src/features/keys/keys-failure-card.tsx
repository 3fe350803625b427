import { Button, ErrorState, RefreshCw } from '@declic/design-system';
import { CallFailureDetails, notify } from '@declic/remote-kit';
import { useEffect } from 'react';
import { describeKeysFailure } from './keys-failure';

export interface KeysFailureCardProps {
  error: unknown;
  /** How often the fetch has failed while the page was open. */
  failures: number;
  onRetry: () => void;
}

export function KeysFailureCard({ error, failures, onRetry }: KeysFailureCardProps) {
  const { message, attempts, isRefusal, isExhausted } = describeKeysFailure(error, failures);

  useEffect(() => {
    notify.error('Error', { description: 'Failed to fetch API keys' });
  }, [error, failures]);

  return (
    <ErrorState
      title={message}
      message={
        <>
          {attempts}
          {isExhausted || isRefusal ? <Advice /> : null}
        </>
      }
      details={<CallFailureDetails error={error} />}
      action={isRefusal ? null : <RetryButton exhausted={isExhausted} onRetry={onRetry} />}
    />
  );
}

function Advice() {
  return (
    <>
      <br />
      Please refresh the page, or contact support if this persists.
    </>
  );
}

interface RetryButtonProps {
  exhausted: boolean;
  onRetry: () => void;
}

function RetryButton({ exhausted, onRetry }: RetryButtonProps) {
  return (
    <Button variant="secondary" icon={<RefreshCw size={18} aria-hidden />} disabled={exhausted} onClick={onRetry}>
      {exhausted ? 'Max retries reached' : 'Retry'}
    </Button>
  );
}
