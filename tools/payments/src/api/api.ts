import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Payments } from '../payments.ts';
import { addCustomerRoutes } from './customer-routes.ts';
import { addOrderRoutes } from './order-routes.ts';
import { addSubscriptionRoutes } from './subscription-routes.ts';

export interface ApiSettings {
  /** Of the services; each has one of its own. */
  readonly secrets: readonly string[];
  /** Where customers see the pages. */
  readonly publicUrl: string;
}

/** What the services ask, with the secret that each shares with the provider. The edge does not lead here. */
export function addApi(app: FastifyInstance, payments: Payments, { secrets, publicUrl }: ApiSettings): void {
  const pageUrl = (path: string) => new URL(`/dev/payments/${path}`, publicUrl).href;

  void app.register(async (api) => {
    api.addHook('onRequest', async ({ headers }, reply) => {
      if (!secrets.some((secret) => isSecret(headers.authorization, secret))) return refuse(reply);
      return undefined;
    });
    addCustomerRoutes(api, payments);
    addSubscriptionRoutes(api, payments);
    addOrderRoutes(api, payments, pageUrl);
  });
}

function isSecret(authorization: string | undefined, secret: string): boolean {
  const [given, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${secret}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(401).send({ error: { message: 'This needs the secret of the stack.' } });
}
