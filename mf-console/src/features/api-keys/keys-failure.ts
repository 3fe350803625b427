import { ApiError } from '@declic/openapi/accounts';

export const MAX_FAILURES = 3;

const FALLBACK = 'Unable to load your API keys. This might be a temporary issue.';

export interface KeysFailureFacts {
  message: string;
  attempts: string;
  /** A refusal by permission or policy stays one, however often it is asked. */
  isRefusal: boolean;
  isExhausted: boolean;
}

/** What a failed fetch of the keys means, after so many failures. */
export function describeKeysFailure(error: unknown, failures: number): KeysFailureFacts {
  const message = failureMessage(error);
  return {
    message,
    attempts: `Retry attempts: ${Math.min(failures, MAX_FAILURES)}/${MAX_FAILURES}`,
    isRefusal: /permission|policy/i.test(message),
    isExhausted: failures >= MAX_FAILURES,
  };
}

function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError) || isSilent(error)) return FALLBACK;
  return error.status === 401 ? 'No active session found' : `Database error: ${error.message}`;
}

/** A proxy answered; its status line is no message for users. */
function isSilent({ status, code }: ApiError): boolean {
  return status >= 500 && code === 'unknown';
}
