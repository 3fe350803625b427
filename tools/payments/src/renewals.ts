import type { Payments } from './payments.ts';

const CHECK_INTERVAL_MS = 15_000;

/** Looks now and then whose month is over, and which pages have to close. Gives the function that stops looking. */
export function startRenewals(payments: Payments): () => void {
  const look = () => {
    payments.subscriptions.renewDue().catch((error: unknown) => console.error('Renewals failed:', error));
    payments.oneTime.expireDue().catch((error: unknown) => console.error('Pages were not closed:', error));
  };
  look();
  const timer = setInterval(look, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}
