import { DomainError, type DomainErrorDetails, type DomainErrorKind } from './domain-error';

/** The base of an error class whose text each throw decides: `class InvalidReleaseError extends refusalBase('invalid', 'invalid_release') {}`. */
export function refusalBase<Kind extends DomainErrorKind, Code extends string>(kind: Kind, code: Code) {
  return class extends DomainError {
    readonly kind = kind;
    readonly code = code;
  };
}

/** Only failures on our side are logged, so only these take a cause. */
type CauseArgument<Kind extends DomainErrorKind> = Kind extends 'unavailable' ? [cause?: unknown] : [];

/**
 * The base of an error class whose text is always the same:
 * `class KeyExistsError extends refusal('conflict', 'key_exists', 'You already have an API key.') {}`.
 */
export function refusal<Kind extends DomainErrorKind, Code extends string>(
  kind: Kind,
  code: Code,
  title: string,
  details: Pick<DomainErrorDetails, 'errors' | 'headers'> = {},
) {
  return class extends refusalBase(kind, code) {
    constructor(...[cause]: CauseArgument<Kind>) {
      super(title, { ...details, cause });
    }
  };
}

/** The details of a refusal that tells when to try again. */
export function retryAfter(seconds: number): Pick<DomainErrorDetails, 'headers'> {
  return { headers: { 'retry-after': String(seconds) } };
}

/** The details of a refusal that is about one field of the body. */
export function atField(field: string, message: string): Pick<DomainErrorDetails, 'errors'> {
  return { errors: [{ in: 'body', field, message }] };
}
