import type { FastifyInstance } from 'fastify';
import type { Payments } from '../payments.ts';
import { findById } from '../records.ts';
import { stripeSubscription } from '../stripe-shapes.ts';
import type { ById } from './by-id.ts';

/** Subscriptions as the merchant reads them, and the change that it may take back. */
export function addSubscriptionRoutes(api: FastifyInstance, payments: Payments): void {
  const read = (id: string) => stripeSubscription(findById(payments.state.subscriptions, id));

  api.get<ById>('/v1/subscriptions/:id', async ({ params }) => read(params.id));

  api.post<ById>('/v1/subscriptions/:id/keep', async ({ params }) => {
    await payments.subscriptions.keep(params.id);
    return read(params.id);
  });
}
