import fastify, { type FastifyInstance } from 'fastify';
import { addDevAnswers, sendErrorProblem } from '../dev-pages/dev-answers.ts';
import type { Mailbox } from './mailbox.ts';
import { mailboxPage, MAILBOX_CSP } from './page.ts';

/**
 * The mailbox in the browser and as JSON; the edge passes `/dev/**` on to it in local mode.
 *
 * @decision D35
 */
export function mailboxWeb(mailbox: Mailbox): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });

  addDevAnswers(app);
  app.setErrorHandler(sendErrorProblem);

  app.get('/dev/mailbox', async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', MAILBOX_CSP);
    return mailboxPage(mailbox.newestFirst());
  });

  // Tests ask again and again: all mails together are megabytes.
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox/messages', async ({ query }) =>
    mailbox.newestFirst().filter(({ to }) => query.to === undefined || to === query.to),
  );

  app.get<{ Params: { id: string } }>('/dev/mailbox/messages/:id/html', async ({ params }, reply) => {
    const mail = mailbox.find(params.id);
    if (!mail) return reply.callNotFound();
    reply.type('text/html; charset=utf-8').header('content-security-policy', FOREIGN_CSP);
    // Links of a mail lead out of its frame.
    return `<base target="_top">${mail.html}`;
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/messages/:id/workshop.ics', async ({ params }, reply) => {
    const calendar = mailbox.find(params.id)?.calendar;
    if (calendar === undefined) return reply.callNotFound();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="workshop.ics"')
      .send(calendar);
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}

/** Content security policy of a mail: untrusted HTML, so no scripts and no requests. */
const FOREIGN_CSP =
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";
