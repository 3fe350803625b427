import type { LimitRefusal } from '@declic/nest-kit';

/** Passwords and links were tried more often than a limit allows. */
export const TOO_MANY_ATTEMPTS: LimitRefusal = {
  code: 'too_many_attempts',
  message: 'Too many attempts. Please try again later.',
};
