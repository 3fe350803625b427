import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Payments } from '../payments.ts';
import { stripeSubscription } from '../stripe-shapes.ts';
import type { ById } from './by-id.ts';

/** The address may follow. */
const newCustomer = z.object({ reference: z.string().min(1), email: z.string().default('') });
const changedCustomer = z.object({ email: z.string() });

/** Customers, by the id that their creation returned. */
export function addCustomerRoutes(api: FastifyInstance, payments: Payments): void {
  api.post('/v1/customers', async ({ body }) => {
    const { reference, email } = newCustomer.parse(body);
    return { id: (await payments.customers.create(reference, email)).id };
  });

  api.get<ById>('/v1/customers/:id', async ({ params }) => ({
    id: params.id,
    deleted: !payments.state.customers.some(({ id }) => id === params.id),
  }));

  api.post<ById>('/v1/customers/:id', async ({ params, body }) => {
    const { email } = changedCustomer.parse(body);
    return { id: params.id, deleted: !(await payments.customers.setEmail(params.id, email)) };
  });

  api.delete<ById>('/v1/customers/:id', async ({ params }) => {
    await payments.customers.delete(params.id);
    return { id: params.id, deleted: true };
  });

  api.get<ById>('/v1/customers/:id/subscriptions', async ({ params }) => ({
    data: payments.state.subscriptions
      .filter(({ customer, status }) => customer === params.id && status !== 'canceled')
      .map(stripeSubscription),
  }));
}
