import fastify, { type FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { addDevAnswers, sendErrorProblem, toStatus } from '@declic/tools/dev-pages/dev-answers';
import { addApi, type ApiSettings } from './api/api.ts';
import { addCheckoutRoutes } from './pages/checkout-routes.ts';
import { closedPage } from './pages/checkout-page.ts';
import { NotFoundError } from './records.ts';
import type { Payments } from './payments.ts';
import { addPaymentRoutes } from './pages/payment-routes.ts';
import { addPortalRoutes } from './pages/portal-routes.ts';
import { sendPage } from './pages/send-page.ts';

/** The provider's pages, which the edge passes on in local mode, and its API, which it does not. */
export function paymentsWeb(payments: Payments, settings: ApiSettings): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024, routerOptions: { maxParamLength: 200 } });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });

  addDevAnswers(app);
  // The API answers errors as the provider does that it stands for.
  app.setErrorHandler((error, request, reply) => {
    const { url } = request;
    const missing = error instanceof NotFoundError;
    if (missing && url.startsWith('/dev/')) return sendPage(reply.code(404), closedPage('/account'));
    if (url.startsWith('/dev/')) return sendErrorProblem(error, request, reply);
    const status = missing ? 404 : error instanceof ZodError ? 400 : toStatus(error);
    if (status >= 500) console.error(error);
    const message = status < 500 && error instanceof Error ? error.message : 'Something went wrong.';
    return reply.code(status).send({ error: { message } });
  });

  addApi(app, payments, settings);
  addCheckoutRoutes(app, payments);
  addPaymentRoutes(app, payments);
  addPortalRoutes(app, payments);
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}
