import { DomainError, ValidationError } from '@declic/nest-kit';

/** The present password that a change asks for is another one. */
export class WrongPasswordError extends DomainError {
  readonly code = 'wrong_password';
  readonly kind = 'invalid';

  constructor() {
    const message = 'This is not your present password.';
    super(message, { errors: [{ in: 'body', field: 'present_password', message }] });
  }
}

export class SameAddressError extends DomainError {
  readonly code = 'same_address';
  readonly kind = 'invalid';

  constructor() {
    const message = 'This is your address already.';
    super(message, { errors: [{ in: 'body', field: 'email', message }] });
  }
}

/** A password must not contain the address that it opens. */
export class AddressInPasswordError extends ValidationError {
  constructor() {
    const message = 'Your password contains this address. Choose another password first.';
    super(message, { errors: [{ in: 'body', field: 'email', message }] });
  }
}

/** The reasons for which a link that changes an address opens nothing. */
export abstract class EmailLinkError extends DomainError {}

export class EmailLinkInvalidError extends EmailLinkError {
  readonly code = 'email_link_invalid';
  readonly kind = 'not-found';

  constructor() {
    super('This link is not valid, or a newer one was sent.');
  }
}

export class EmailLinkExpiredError extends EmailLinkError {
  readonly code = 'email_link_expired';
  readonly kind = 'conflict';

  constructor() {
    super('This link has expired.');
  }
}

export class EmailLinkUsedError extends EmailLinkError {
  readonly code = 'email_link_used';
  readonly kind = 'conflict';

  constructor() {
    super('This link was already used.');
  }
}

export class EmailTakenError extends EmailLinkError {
  readonly code = 'email_taken';
  readonly kind = 'conflict';

  constructor() {
    super('Another account has this address.');
  }
}
