import { DomainError } from '@declic/nest-kit';

/** More calls were refused than a limit allows; the next ones are refused without being looked at. */
export class TooManyRefusedCallsError extends DomainError {
  readonly code = 'too_many_refused_calls';
  readonly kind = 'too-many';

  constructor(why: 'invalid keys' | 'invalid calls', waitMs: number) {
    super(
      why === 'invalid keys'
        ? 'Too many calls with an invalid API key. Check the key, then try again later.'
        : 'Too many refused calls. Correct them, then try again later.',
      { headers: { 'retry-after': String(Math.max(Math.ceil(waitMs / 1_000), 1)) } },
    );
  }
}
