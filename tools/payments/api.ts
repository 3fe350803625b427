import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { find } from './ledger.ts';
import type { Payments } from './payments.ts';
import { stripeSubscription } from './stripe-shapes.ts';

const prices = z.array(
  z.object({ id: z.string(), label: z.string(), description: z.string(), amount: z.int().positive() }),
);
const webUrl = z.url({ protocol: /^https?$/ });
/** The address may follow. */
const newCustomer = z.object({ reference: z.string().min(1), email: z.string().default('') });
const changedCustomer = z.object({ email: z.string() });
const newCheckout = z.object({
  customer: z.string(),
  price: z.string(),
  success_url: webUrl,
  cancel_url: webUrl,
  prices,
});
const newPayment = z.object({
  customer: z.string(),
  amount: z.int().positive(),
  currency: z.string().regex(/^[a-z]{3}$/),
  description: z.string().min(1),
  reference: z.string().min(1),
  expires_at: z.int().positive(),
  success_url: webUrl,
  cancel_url: webUrl,
  idempotency_key: z.string().min(1),
});
const newPortal = z.object({
  customer: z.string(),
  return_url: webUrl,
  change: z.object({ subscription: z.string(), price: z.string(), done_url: webUrl }).optional(),
  prices,
});

export interface ApiSettings {
  readonly secret: string;
  /** Where people see the pages. */
  readonly publicUrl: string;
}

/** What the services ask, with the secret that both share. The edge does not lead here. */
export function addApi(app: FastifyInstance, payments: Payments, { secret, publicUrl }: ApiSettings): void {
  const pageUrl = (path: string) => new URL(`/dev/payments/${path}`, publicUrl).href;

  void app.register(async (api) => {
    api.addHook('onRequest', async ({ headers }, reply) => {
      if (!isSecret(headers.authorization, secret)) return refuse(reply);
      return undefined;
    });

    api.post('/v1/customers', async ({ body }) => {
      const { reference, email } = newCustomer.parse(body);
      return { id: (await payments.createCustomer(reference, email)).id };
    });

    api.get<{ Params: { id: string } }>('/v1/customers/:id', async ({ params }) => ({
      id: params.id,
      deleted: !payments.state.customers.some(({ id }) => id === params.id),
    }));

    api.post<{ Params: { id: string } }>('/v1/customers/:id', async ({ params, body }) => {
      const { email } = changedCustomer.parse(body);
      return { id: params.id, deleted: !(await payments.setEmail(params.id, email)) };
    });

    api.delete<{ Params: { id: string } }>('/v1/customers/:id', async ({ params }) => {
      await payments.deleteCustomer(params.id);
      return { id: params.id, deleted: true };
    });

    api.get<{ Params: { id: string } }>('/v1/customers/:id/subscriptions', async ({ params }) => ({
      data: payments.state.subscriptions
        .filter(({ customer, status }) => customer === params.id && status !== 'canceled')
        .map(stripeSubscription),
    }));

    api.get<{ Params: { id: string } }>('/v1/subscriptions/:id', async ({ params }) =>
      stripeSubscription(find(payments.state.subscriptions, params.id)),
    );

    api.post('/v1/checkout/sessions', async ({ body }) => {
      const { success_url: successUrl, cancel_url: cancelUrl, ...order } = newCheckout.parse(body);
      const { id } = await payments.openCheckout({ ...order, successUrl, cancelUrl });
      return { id, url: pageUrl(`checkout/${id}`) };
    });

    api.post('/v1/payments', async ({ body }) => {
      const { success_url, cancel_url, expires_at, idempotency_key, ...order } = newPayment.parse(body);
      const { id } = await payments.once.open({
        ...order,
        successUrl: success_url,
        cancelUrl: cancel_url,
        expires: expires_at,
        key: idempotency_key,
      });
      return { id, url: pageUrl(`pay/${id}`) };
    });

    api.post<{ Params: { id: string } }>('/v1/subscriptions/:id/keep', async ({ params }) => {
      await payments.keep(params.id);
      return stripeSubscription(find(payments.state.subscriptions, params.id));
    });

    api.post('/v1/billing_portal/sessions', async ({ body }) => {
      const { customer, return_url: returnUrl, change, prices: forSale } = newPortal.parse(body);
      const doneUrl = change?.done_url ?? null;
      const { id } = await payments.openPortal({ customer, returnUrl, doneUrl, prices: forSale });
      if (!change) return { id, url: pageUrl(`portal/${id}`) };
      const { subscription, price } = change;
      return { id, url: pageUrl(`portal/${id}/change?${new URLSearchParams({ subscription, price })}`) };
    });
  });
}

function isSecret(authorization: string | undefined, secret: string): boolean {
  const [given, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${secret}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(401).send({ error: { message: 'This needs the secret of the stack.' } });
}
