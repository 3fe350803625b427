const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const REFERENCE = new RegExp(`^workshop:(${UUID})$`);

/** Our name for a payment at the provider; other sellers have other prefixes. */
export function paymentReference(paymentId: string): string {
  return `workshop:${paymentId}`;
}

/** Null: the payment is of another seller. */
export function parsePaymentReference(reference: string): string | null {
  return REFERENCE.exec(reference)?.[1] ?? null;
}
