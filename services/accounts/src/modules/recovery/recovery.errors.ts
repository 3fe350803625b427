import { DomainError } from '@declic/nest-kit';

export class RecoveryLinkInvalidError extends DomainError {
  readonly code = 'recovery_link_invalid';
  readonly kind = 'not-found';

  constructor() {
    super('This link is not valid, or a newer one was sent.');
  }
}

export class RecoveryLinkExpiredError extends DomainError {
  readonly code = 'recovery_link_expired';
  readonly kind = 'conflict';

  constructor() {
    super('This link has expired. Ask for a new one.');
  }
}

export class RecoveryLinkUsedError extends DomainError {
  readonly code = 'recovery_link_used';
  readonly kind = 'conflict';

  constructor() {
    super('This link was already used. Ask for a new one.');
  }
}
