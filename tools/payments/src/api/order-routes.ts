import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Payments } from '../payments.ts';
import type { ById } from './by-id.ts';

const prices = z.array(
  z.object({ id: z.string(), label: z.string(), description: z.string(), amount: z.int().positive() }),
);
const webUrl = z.url({ protocol: /^https?$/ });
const newCheckout = z.object({
  customer: z.string(),
  price: z.string(),
  success_url: webUrl,
  cancel_url: webUrl,
  prices,
});
const newPayment = z.object({
  customer: z.string().nullable(),
  amount: z.int().positive(),
  currency: z.string().regex(/^[a-z]{3}$/),
  description: z.string().min(1),
  reference: z.string().min(1),
  expires_at: z.int().positive(),
  success_url: webUrl,
  cancel_url: webUrl,
  idempotency_key: z.string().min(1),
});
const newRefund = z.object({
  payment: z.string().min(1),
  idempotency_key: z.string().min(1),
  metadata: z.record(z.string(), z.string()).default({}),
});
const newPortal = z.object({
  customer: z.string(),
  return_url: webUrl,
  change: z.object({ subscription: z.string(), price: z.string(), done_url: webUrl }).optional(),
  prices,
});

/** What opens a page for a customer. Each answers with the page's URL. */
export function addOrderRoutes(api: FastifyInstance, payments: Payments, pageUrl: (path: string) => string): void {
  api.post('/v1/checkout/sessions', async ({ body }) => {
    const { success_url: successUrl, cancel_url: cancelUrl, ...order } = newCheckout.parse(body);
    const { id } = await payments.pages.openCheckout({ ...order, successUrl, cancelUrl });
    return { id, url: pageUrl(`checkout/${id}`) };
  });

  api.post('/v1/payments', async ({ body }) => {
    const { success_url, cancel_url, expires_at, idempotency_key, ...order } = newPayment.parse(body);
    const { id } = await payments.oneTime.open({
      ...order,
      successUrl: success_url,
      cancelUrl: cancel_url,
      expires: expires_at,
      key: idempotency_key,
    });
    return { id, url: pageUrl(`pay/${id}`) };
  });

  api.post<ById>('/v1/payments/:id/expire', async ({ params }) => {
    await payments.oneTime.close(params.id);
    return { id: params.id };
  });

  api.post('/v1/refunds', async ({ body }) => {
    const { payment, idempotency_key: key, metadata } = newRefund.parse(body);
    const { refundedAt } = await payments.oneTime.refund({ intent: payment, key, metadata });
    return { payment, refunded_at: refundedAt };
  });

  api.post('/v1/billing_portal/sessions', async ({ body }) => {
    const { customer, return_url: returnUrl, change, prices: forSale } = newPortal.parse(body);
    const doneUrl = change?.done_url ?? null;
    const { id } = await payments.pages.openPortal({ customer, returnUrl, doneUrl, prices: forSale });
    if (!change) return { id, url: pageUrl(`portal/${id}`) };
    const { subscription, price } = change;
    return { id, url: pageUrl(`portal/${id}/change?${new URLSearchParams({ subscription, price })}`) };
  });
}
