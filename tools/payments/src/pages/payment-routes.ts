import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { closedPage } from './checkout-page.ts';
import { findById } from '../records.ts';
import { paymentPage } from './payment-page.ts';
import type { Payments } from '../payments.ts';
import { sendPage } from './send-page.ts';
import { PAYMENT_CARDS } from './test-cards.ts';

const choice = z.object({ card: z.enum(PAYMENT_CARDS.map(({ id }) => id)) });

/** Pages by unguessable ids; the link authorises the payment. */
export function addPaymentRoutes(app: FastifyInstance, payments: Payments): void {
  app.get<{ Params: { id: string } }>('/dev/payments/pay/:id', async ({ params }, reply) => {
    const payment = findById(payments.state.payments, params.id);
    if (payment.status === 'complete') return sendPage(reply.code(410), closedPage(payment.successUrl));
    if (payment.status !== 'open') return sendPage(reply.code(410), closedPage(payment.cancelUrl));
    return sendPage(reply, paymentPage(payment));
  });

  app.post<{ Params: { id: string } }>('/dev/payments/pay/:id', async ({ params, body }, reply) => {
    const { card } = choice.parse(body);
    const payment = findById(payments.state.payments, params.id);
    // Pressed twice, or in two tabs: what is paid for is paid for.
    if (payment.status === 'complete') return reply.redirect(payment.successUrl, 303);
    if (payment.status !== 'open' || payment.expires <= payments.now())
      return sendPage(reply.code(410), closedPage(payment.cancelUrl));
    if (card === 'declines') {
      const text = 'Your card was declined. Nothing was charged. Try another card.';
      return sendPage(reply.code(402), paymentPage(payment, { tone: 'bad', text }));
    }
    const { successUrl } = await payments.oneTime.pay(params.id, card === 'works' ? 'takes' : 'refuses');
    return reply.redirect(successUrl, 303);
  });
}
