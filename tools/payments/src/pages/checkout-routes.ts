import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkoutPage, closedPage } from './checkout-page.ts';
import { findById } from '../records.ts';
import type { Payments } from '../payments.ts';
import { sendPage } from './send-page.ts';
import { TEST_CARDS } from './test-cards.ts';

const payment = z.object({ card: z.enum(TEST_CARDS.map(({ id }) => id)) });

/** Pages by unguessable ids; the link authorises the payment. */
export function addCheckoutRoutes(app: FastifyInstance, payments: Payments): void {
  app.get<{ Params: { id: string } }>('/dev/payments/checkout/:id', async ({ params }, reply) => {
    const checkout = findById(payments.state.checkouts, params.id);
    if (checkout.status !== 'open') return sendPage(reply.code(410), closedPage(checkout.cancelUrl));
    return sendPage(reply, checkoutPage(checkout, findById(payments.state.prices, checkout.price)));
  });

  app.post<{ Params: { id: string } }>('/dev/payments/checkout/:id', async ({ params, body }, reply) => {
    const { card } = payment.parse(body);
    const checkout = findById(payments.state.checkouts, params.id);
    // Pressed twice, or in two tabs: what is paid for is paid for.
    if (checkout.status === 'complete') return reply.redirect(checkout.successUrl, 303);
    if (checkout.status !== 'open') return sendPage(reply.code(410), closedPage(checkout.cancelUrl));
    if (card === 'declines') {
      const text = 'Your card was declined. Nothing was charged. Try another card.';
      const price = findById(payments.state.prices, checkout.price);
      return sendPage(reply.code(402), checkoutPage(checkout, price, { tone: 'bad', text }));
    }
    const { successUrl } = await payments.pages.payCheckout(params.id, card === 'works' ? 'working' : 'declining');
    return reply.redirect(successUrl, 303);
  });
}
