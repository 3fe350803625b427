import { callFailure } from '@declic/remote-kit';

const keyRefused = 'Invalid API key or authentication failed';
const noCredits = 'Insufficient credits to execute this action';
const tooMany = 'Rate limit exceeded. Please try again later';

const specified: Readonly<Record<string, string>> = {
  invalid_api_key: keyRefused,
  insufficient_credits: noCredits,
  rate_limited: tooMany,
  401: keyRefused,
  402: noCredits,
  429: tooMany,
};

/** Why a call of an action failed, in the specified words. A suspended account has its own sentence, which the service writes. */
export function runFailureMessage(error: unknown): string {
  const { text, code, status } = callFailure(error);
  if (status === undefined || code === 'suspended') return text;
  return specified[code] ?? specified[status] ?? `HTTP ${status}: ${text}`;
}
