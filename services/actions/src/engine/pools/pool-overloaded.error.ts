import { refusal, retryAfter } from '@declic/nest-kit';

/** All workers of a pool are busy, and as many runs wait as may. */
export class PoolOverloadedError extends refusal(
  'unavailable',
  'overloaded',
  'Too many actions of this kind are waiting. Try again in a moment.',
  retryAfter(2),
) {}
