import { DomainError } from '@declic/nest-kit';

export class ReleaseExistsError extends DomainError {
  readonly code = 'release_exists';
  readonly kind = 'conflict';
}

export class ReleaseNotFoundError extends DomainError {
  readonly code = 'release_not_found';
  readonly kind = 'not-found';
}

/** The live shell lacks what this version needs. */
export class UnmetNeedsError extends DomainError {
  readonly code = 'needs_unmet';
  readonly kind = 'conflict';
}

export class InvalidReleaseError extends DomainError {
  readonly code = 'invalid_release';
  readonly kind = 'invalid';
}
