import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { FakeOneTimePayments } from '@declic/payments/testing';
import { z } from 'zod';

const order = z.object({
  customer_email: z.string(),
  amount: z.number(),
  currency: z.string(),
  description: z.string(),
  reference: z.string(),
  success_url: z.string(),
  cancel_url: z.string(),
  expires_at: z.number(),
  idempotency_key: z.string(),
});
const refund = z.object({ payment: z.string(), idempotency_key: z.string().regex(/:\d+$/) });

/** The provider of the tests behind HTTP, for services that run as processes of their own. It outlives them. */
export async function startPaymentServer(payments: FakeOneTimePayments) {
  const server = createServer((request, reply) => {
    void answer(payments, request).then(
      (body) => reply.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      () => reply.writeHead(500).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // because it listens on one
  const env = { PAYMENTS_URL: `http://127.0.0.1:${port}`, PAYMENTS_SECRET: payments.webhookSecret };
  return { env, close: () => server.close() };
}

async function answer(payments: FakeOneTimePayments, request: IncomingMessage): Promise<object> {
  const body = await json(request);
  if (request.url === '/v1/payments') return payments.openPayment(toOrder(order.parse(body)));
  if (request.url === '/v1/refunds') {
    const { payment, idempotency_key: key } = refund.parse(body);
    const split = key.lastIndexOf(':');
    const named = { reference: key.slice(0, split), attempt: Number(key.slice(split + 1)) };
    await payments.refundPayment({ paymentId: payment, ...named });
    return {};
  }
  const [, page] = /^\/v1\/payments\/(.+)\/expire$/.exec(request.url ?? '') ?? [];
  if (page === undefined) throw new Error(`There is no ${request.url}.`);
  await payments.closePayment(page);
  return {};
}

function toOrder({
  customer_email,
  success_url,
  cancel_url,
  expires_at,
  idempotency_key,
  ...rest
}: z.infer<typeof order>) {
  return {
    ...rest,
    customerId: null,
    customerEmail: customer_email,
    successUrl: success_url,
    cancelUrl: cancel_url,
    expiresAt: new Date(expires_at * 1000),
    idempotencyKey: idempotency_key,
  };
}
