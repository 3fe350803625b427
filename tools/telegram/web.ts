import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addDevAnswers, sendErrorProblem } from '../dev-pages/dev-answers.ts';
import { addBotApi } from './bot-api.ts';
import { type Chats, PEOPLE } from './chats.ts';
import { chatPage, TELEGRAM_CSP } from './page.ts';
import type { Updates } from './updates.ts';

const person = z.coerce.number().int().min(1).max(PEOPLE).catch(1);
const query = z.object({
  person,
  start: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .catch(undefined),
});
const form = z.union([
  z.object({ person, text: z.string().trim().min(1).max(4096) }),
  z.object({ person, action: z.enum(['block', 'unblock']) }),
]);

const PAGE_WAIT_MS = 2_000;

export interface Bot {
  readonly name: string;
  readonly token: string;
}

/**
 * The chats in the browser and as JSON, which the edge passes on in local mode, and the Bot API, which it does not.
 *
 * @decision D26, D35
 */
export function telegramWeb(chats: Chats, updates: Updates, bot: Bot): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
  addDevAnswers(app);
  app.setErrorHandler(sendErrorProblem);

  app.get('/dev/telegram', async (_request, reply) => reply.redirect(`/dev/telegram/${bot.name}`, 302));

  app.get('/dev/telegram/:bot', async (request, reply) => {
    const { person: id, start } = query.parse(request.query);
    reply.type('text/html; charset=utf-8').header('content-security-policy', TELEGRAM_CSP);
    return chatPage({ bot: bot.name, person: id, chat: chats.read(id), start });
  });

  app.post('/dev/telegram/:bot', async (request, reply) => {
    const parsed = form.safeParse(request.body);
    if (!parsed.success) return reply.redirect(`/dev/telegram/${bot.name}`, 303);
    const { data } = parsed;
    const id = data.person;
    if ('text' in data) {
      await chats.say(id, 'person', data.text);
      await soon(updates.message(id, data.text));
    } else {
      const blocked = data.action === 'block';
      await chats.setBlocked(id, blocked);
      await soon(updates.membership(id, blocked ? 'kicked' : 'member'));
    }
    return reply.redirect(`/dev/telegram/${bot.name}?person=${id}`, 303);
  });

  // For tests.
  app.get('/dev/telegram/:bot/messages', async (request) => chats.read(query.parse(request.query).person).messages);

  addBotApi(app, chats, bot.token);
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}

/** Waits for a delivery, so that the page shows its answer, but not for one that is tried again and again. */
async function soon(delivery: Promise<void>): Promise<void> {
  await Promise.race([delivery, pause(PAGE_WAIT_MS)]);
}
