import { refusal } from '@declic/nest-kit';

/** Unknown, revoked, malformed or missing: the same answer after the same work. */
export class InvalidApiKeyError extends refusal(
  'unauthorized',
  'invalid_api_key',
  'Invalid API key or authentication failed',
  { headers: { 'www-authenticate': 'Bearer' } },
) {}
