import { refusal } from '@declic/nest-kit';

/** The link was opened in another browser than the one that signed up. */
export class PasswordRequiredError extends refusal(
  'forbidden',
  'password_required',
  'Enter the password of this sign-up, or choose a new one.',
) {}

export class WrongPasswordError extends refusal(
  'forbidden',
  'wrong_password',
  'This is not the password of this sign-up. Try again, or choose a new one.',
) {}
