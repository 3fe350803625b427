import { DomainError, type DomainErrorDetails } from '../errors/domain-error';

/** What a limit answers besides 429 and `Retry-After`; `code` is contract. */
export interface LimitRefusal extends Pick<DomainErrorDetails, 'extra' | 'headers'> {
  readonly code: string;
  readonly message: string;
}

const ANY_LIMIT: LimitRefusal = {
  code: 'too_many_requests',
  message: 'Too many requests. Please try again later.',
};

/** More was asked than a limit allows: the only error that is answered with 429. */
export class TooManyRequestsError extends DomainError {
  readonly code: string;
  readonly kind = 'too-many';

  /** @param retryAfterSeconds at least one is told, whole. */
  constructor(retryAfterSeconds: number, { code, message, extra, headers }: LimitRefusal = ANY_LIMIT) {
    const retryAfter = String(Math.max(Math.ceil(retryAfterSeconds), 1));
    super(message, { ...(extra && { extra }), headers: { ...headers, 'retry-after': retryAfter } });
    this.code = code;
  }
}
