import { refusalBase } from './refusal';

/** There is no session, or the token is no longer valid. */
export class UnauthorizedError extends refusalBase('unauthorized', 'unauthorized') {
  constructor(message = 'Sign in to continue.', cause?: unknown) {
    super(message, { headers: { 'www-authenticate': 'Bearer' }, cause });
  }
}

/** The request is well formed, but fields of it are missing or wrong. */
export class ValidationError extends refusalBase('invalid', 'validation_failed') {}

/** The request cannot be read at all. */
export class MalformedRequestError extends refusalBase('malformed', 'malformed_request') {}

/** The body is of a kind that the operation does not take. */
export class UnsupportedMediaTypeError extends refusalBase('unsupported-media-type', 'unsupported_media_type') {}

/** The address is known, but not with this method. */
export class MethodNotAllowedError extends refusalBase('method-not-allowed', 'method_not_allowed') {
  constructor(allowed: string) {
    super(`This address takes ${allowed}.`, { headers: { allow: allowed } });
  }
}
