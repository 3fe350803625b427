import { DomainError } from '@declic/nest-kit';

/** The account already has a key, possibly created by another tab. */
export class KeyExistsError extends DomainError {
  readonly code = 'key_exists';
  readonly kind = 'conflict';

  constructor() {
    super('You already have an API key.');
  }
}

/** The body names another user than the session does. */
export class OtherUserError extends DomainError {
  readonly code = 'other_user';
  readonly kind = 'forbidden';

  constructor() {
    super('This call names another user than the one who is signed in.');
  }
}

/** The user has no key with this id. */
export class KeyNotFoundError extends DomainError {
  readonly code = 'key_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('You have no such API key.');
  }
}

/** Another tab or device replaced this key first; its new one is live. */
export class KeyReplacedError extends DomainError {
  readonly code = 'key_replaced';
  readonly kind = 'conflict';

  constructor() {
    super('This API key was already replaced.');
  }
}
