import * as z from 'zod/mini';

const NAME = 'purchase';

/** What the payment page of an add-on ended with: it comes back to `/account?purchase=<id>`, or `canceled`. */
export type PurchaseReturn = { outcome: 'canceled' } | { outcome: 'paid'; id: string };

export function parsePurchaseReturn(params: URLSearchParams): PurchaseReturn | null {
  const value = params.get(NAME);
  if (value === 'canceled') return { outcome: 'canceled' };
  const id = z.uuid().safeParse(value);
  return id.success ? { outcome: 'paid', id: id.data } : null;
}

/** The same address without it. */
export function withoutPurchaseReturn(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(NAME);
  return rest;
}
