export const EXPIRED =
  'The link to this file has expired: links are valid for an hour. Execute again for a new file, or repeat the call with its Idempotency-Key for a new link.';
