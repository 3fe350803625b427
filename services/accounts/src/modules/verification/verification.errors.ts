import { refusal } from '@declic/nest-kit';
import type { LinkAnswers } from '../links/link-error';

export const VERIFICATION_LINK = {
  invalid: {
    code: 'verification_link_invalid',
    title: 'This verification link is not valid, or a newer one was sent.',
  },
  expired: { code: 'verification_link_expired', title: 'This verification link has expired.' },
  used: { code: 'verification_link_used', title: 'This verification link was already used.' },
} satisfies LinkAnswers;

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
