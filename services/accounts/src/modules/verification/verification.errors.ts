import { DomainError } from '@declic/nest-kit';

/** The three reasons why a link is refused. */
export abstract class VerificationError extends DomainError {}

export class VerificationLinkInvalidError extends VerificationError {
  readonly code = 'verification_link_invalid';
  readonly kind = 'not-found';

  constructor() {
    super('This verification link is not valid, or a newer one was sent.');
  }
}

export class VerificationLinkExpiredError extends VerificationError {
  readonly code = 'verification_link_expired';
  readonly kind = 'conflict';

  constructor() {
    super('This verification link has expired.');
  }
}

export class VerificationLinkUsedError extends VerificationError {
  readonly code = 'verification_link_used';
  readonly kind = 'conflict';

  constructor() {
    super('This verification link was already used.');
  }
}

/** The link was opened in another browser than the one that signed up. */
export class PasswordRequiredError extends DomainError {
  readonly code = 'password_required';
  readonly kind = 'forbidden';

  constructor() {
    super('Enter the password of this sign-up, or choose a new one.');
  }
}

export class WrongPasswordError extends DomainError {
  readonly code = 'wrong_password';
  readonly kind = 'forbidden';

  constructor() {
    super('This is not the password of this sign-up. Try again, or choose a new one.');
  }
}
