import { DomainError } from '@declic/nest-kit';

export class ReleaseExistsError extends DomainError {
  readonly code = 'release_exists';
  readonly kind = 'conflict';
}

export class ReleaseNotFoundError extends DomainError {
  readonly code = 'release_not_found';
  readonly kind = 'not-found';
}

export class InvalidReleaseError extends DomainError {
  readonly code = 'invalid_release';
  readonly kind = 'invalid';
}
