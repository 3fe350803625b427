import { ApiError } from '@declic/openapi/actions';
import { describeError } from '@declic/remote-kit';

const specified: Readonly<Record<string, string>> = {
  invalid_api_key: 'Invalid API key or authentication failed',
  insufficient_credits: 'Insufficient credits to execute this action',
  rate_limited: 'Rate limit exceeded. Please try again later',
};

/** Why a call of an action failed, in the specified words. A suspended account has its own sentence, which the service writes. */
export function runFailureMessage(error: unknown): string {
  if (!(error instanceof ApiError)) {
    const { title, message } = describeError(error);
    return `${title}. ${message}`;
  }
  if (error.code === 'suspended') return error.message;
  return specified[error.code] ?? byStatus[error.status] ?? `HTTP ${error.status}: ${error.message}`;
}

const byStatus: Readonly<Record<number, string | undefined>> = {
  401: specified['invalid_api_key'],
  402: specified['insufficient_credits'],
  429: specified['rate_limited'],
};
