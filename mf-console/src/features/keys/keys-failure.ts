import { failureText } from '@declic/remote-kit';

const MAX_FAILURES = 3;

export interface KeysFailureFacts {
  message: string;
  attempts: string;
  /** A refusal by permission or policy stays one, however often it is asked. */
  isRefusal: boolean;
  isExhausted: boolean;
}

/** What a failed fetch of the keys means, after so many failures. */
export function describeKeysFailure(error: unknown, failures: number): KeysFailureFacts {
  const message = failureText(error, {
    known: { 401: 'No active session found' },
    quote: (said) => `Database error: ${said}`,
    fallback: 'Unable to load your API keys. This might be a temporary issue.',
  });
  return {
    message,
    attempts: `Retry attempts: ${Math.min(failures, MAX_FAILURES)}/${MAX_FAILURES}`,
    isRefusal: /permission|policy/i.test(message),
    isExhausted: failures >= MAX_FAILURES,
  };
}
