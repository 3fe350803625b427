import { atField, refusal, ValidationError } from '@declic/nest-kit';
import { LinkError } from '../mailed-links/link-error';

const WRONG_PASSWORD = 'This is not your present password.';
const SAME_ADDRESS = 'This is your address already.';
const ADDRESS_IN_PASSWORD = 'Your password contains this address. Choose another password first.';

/** The present password that a change asks for is another one. */
export class WrongPasswordError extends refusal(
  'invalid',
  'wrong_password',
  WRONG_PASSWORD,
  atField('present_password', WRONG_PASSWORD),
) {}

export class SameAddressError extends refusal(
  'invalid',
  'same_address',
  SAME_ADDRESS,
  atField('email', SAME_ADDRESS),
) {}

/** A password must not contain the address that it opens. */
export class AddressInPasswordError extends ValidationError {
  constructor() {
    super(ADDRESS_IN_PASSWORD, atField('email', ADDRESS_IN_PASSWORD));
  }
}

export class EmailTakenError extends refusal('conflict', 'email_taken', 'Another account has this address.') {}

/** A link that changes an address opens nothing, or another account has the address. */
export type EmailLinkError = LinkError | EmailTakenError;

export function isEmailLinkError(error: unknown): error is EmailLinkError {
  return error instanceof LinkError || error instanceof EmailTakenError;
}
