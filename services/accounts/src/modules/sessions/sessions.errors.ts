import { DomainError } from '@declic/nest-kit';

/** Unknown address, wrong password, unverified address, too many attempts: from outside all are the same. */
export class InvalidCredentialsError extends DomainError {
  readonly code = 'invalid_credentials';
  readonly kind = 'unauthorized';

  constructor() {
    super('Authentication failed');
  }
}

export class SessionOverError extends DomainError {
  readonly code = 'session_over';
  readonly kind = 'unauthorized';

  constructor() {
    super('The session is over. Sign in again.');
  }
}

export class SessionNotFoundError extends DomainError {
  readonly code = 'session_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('This session has ended already.');
  }
}

/** A page of another site tried to use the visitor's cookies. */
export class CrossSiteRequestError extends DomainError {
  readonly code = 'cross_site_request';
  readonly kind = 'forbidden';

  constructor() {
    super('This request must come from our own pages.');
  }
}
