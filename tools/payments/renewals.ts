import type { Payments } from './payments.ts';

const LOOK_EVERY_MS = 15_000;

/** Looks now and then whose month is over. Gives the function that stops looking. */
export function startRenewals(payments: Payments): () => void {
  const look = () => void payments.renewDue().catch((error: unknown) => console.error('Renewals failed:', error));
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
