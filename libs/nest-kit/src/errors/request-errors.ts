import { DomainError } from './domain-error';

/** There is no session, or the token is no longer valid. */
export class UnauthorizedError extends DomainError {
  readonly code = 'unauthorized';
  readonly kind = 'unauthorized';

  constructor(message = 'Sign in to continue.', cause?: unknown) {
    super(message, { headers: { 'www-authenticate': 'Bearer' }, cause });
  }
}

/** The request is well formed, but fields of it are missing or wrong. */
export class ValidationError extends DomainError {
  readonly code = 'validation_failed';
  readonly kind = 'invalid';
}

/** The request cannot be read at all. */
export class MalformedRequestError extends DomainError {
  readonly code = 'malformed_request';
  readonly kind = 'malformed';
}

/** The body is of a kind that the operation does not take. */
export class UnsupportedMediaTypeError extends DomainError {
  readonly code = 'unsupported_media_type';
  readonly kind = 'unsupported-media-type';
}

/** The address is known, but not with this method. */
export class MethodNotAllowedError extends DomainError {
  readonly code = 'method_not_allowed';
  readonly kind = 'method-not-allowed';

  constructor(allowed: string) {
    super(`This address takes ${allowed}.`, { headers: { allow: allowed } });
  }
}
