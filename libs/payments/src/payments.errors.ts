import { refusal, retryAfter } from '@declic/nest-kit';

/** The provider did not answer as it should; nothing was changed. */
export class PaymentsUnavailableError extends refusal(
  'unavailable',
  'payments_unavailable',
  'Payments are not available right now. Try again in a moment.',
  retryAfter(5),
) {}

/** The provider will not make this refund, however often it is asked: the payment is disputed, unknown, or not covered. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';
}

/** The signature of the webhook is invalid, or it is too old. */
export class SignatureInvalidError extends refusal(
  'malformed',
  'signature_invalid',
  'The signature of this event is not valid.',
) {}
