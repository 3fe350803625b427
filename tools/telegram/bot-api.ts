import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Chats, PEOPLE } from './chats.ts';

const sent = z.object({ chat_id: z.coerce.number().int(), text: z.string().min(1).max(4096) });
const webhook = z.object({ url: z.url(), secret_token: z.string().regex(/^[\w-]{1,256}$/) });

/** The part of Telegram's Bot API that the product calls. The edge does not pass it on. */
export function addBotApi(app: FastifyInstance, chats: Chats, token: string): void {
  const known = (given: string) =>
    given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));

  app.post<{ Params: { token: string; method: string } }>('/bot:token/:method', async ({ params, body }, reply) => {
    const refuse = (code: number, description: string) =>
      reply.code(code).send({ ok: false, error_code: code, description });
    if (!known(params.token)) return refuse(401, 'Unauthorized');
    switch (params.method) {
      case 'setWebhook': {
        const parsed = webhook.safeParse(body);
        if (!parsed.success) return refuse(400, 'Bad Request: bad webhook');
        await chats.setWebhook({ url: parsed.data.url, secret: parsed.data.secret_token });
        return { ok: true, result: true };
      }
      case 'sendMessage': {
        const parsed = sent.safeParse(body);
        if (!parsed.success) return refuse(400, 'Bad Request: message text is empty');
        const { chat_id: id, text } = parsed.data;
        // A bot cannot begin a chat.
        if (id < 1 || id > PEOPLE || chats.read(id).messages.length === 0)
          return refuse(400, 'Bad Request: chat not found');
        if (chats.read(id).blocked) return refuse(403, 'Forbidden: bot was blocked by the user');
        await chats.say(id, 'bot', text);
        return { ok: true, result: { message_id: chats.read(id).messages.length } };
      }
      default:
        return refuse(404, 'Not Found');
    }
  });
}
