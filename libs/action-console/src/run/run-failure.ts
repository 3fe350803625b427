const KEY_REFUSED = 'Invalid API key or authentication failed';
const NO_CREDITS = 'Insufficient credits to execute this action';
const TOO_MANY = 'Rate limit exceeded. Please try again later';

const SPECIFIED: Readonly<Record<string, string>> = {
  invalid_api_key: KEY_REFUSED,
  insufficient_credits: NO_CREDITS,
  rate_limited: TOO_MANY,
  401: KEY_REFUSED,
  402: NO_CREDITS,
  429: TOO_MANY,
};

/** Why a call of an action failed, in the specified words. A suspended account has its own sentence, which the service writes. */
export function toRunFailureText({ status, code, text }: { status: number; code: string; text: string }): string {
  if (code === 'suspended') return text;
  return SPECIFIED[code] ?? SPECIFIED[status] ?? `HTTP ${status}: ${text}`;
}
