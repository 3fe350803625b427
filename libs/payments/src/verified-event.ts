import Stripe from 'stripe';
import { SignatureInvalidError } from './payments.errors';

const TOLERANCE_SECONDS = 5 * 60;

/**
 * The event in a body that its sender signed as Stripe does.
 *
 * @throws {SignatureInvalidError} the signature is missing, wrong, or older than five minutes.
 */
export function verifiedEvent(body: Buffer, signature: string, secret: string, receivedAt: Date): unknown {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, receivedAt.getTime());
  } catch {
    throw new SignatureInvalidError();
  }
}
