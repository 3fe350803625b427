import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiTelegramBot } from './api-telegram-bot';
import { TelegramError } from './telegram-bot';

const TOKEN = '1000:only-tests-know-this-token-of-35-char';

let api: FastifyInstance;
let bot: ApiTelegramBot;
let calls: Pick<FastifyRequest, 'url' | 'body'>[];
let status: number;
let description: string;

beforeEach(async () => {
  calls = [];
  status = 200;
  description = '';
  api = fastify();
  api.post('/*', async ({ url, body }, reply) => {
    calls.push({ url, body });
    return reply.code(status).send({ ok: status === 200, description });
  });
  const apiUrl = await api.listen({ host: '127.0.0.1', port: 0 });
  bot = new ApiTelegramBot({
    token: TOKEN,
    name: 'declic_bot',
    apiUrl,
    linkUrl: 'https://t.me',
    webhookUrl: 'https://declic.example/api/workshops/telegram/webhook',
  });
});
afterEach(() => api.close());

it('sends a text without markup to a chat', async () => {
  expect(await bot.send('7', 'Bonjour <b>', undefined)).toBe('sent');
  expect(calls).toEqual([
    { url: `/bot${TOKEN}/sendMessage`, body: expect.objectContaining({ chat_id: '7', text: 'Bonjour <b>' }) },
  ]);
  expect(calls[0]?.body).not.toHaveProperty('parse_mode');
});

it('cuts a text that is longer than messages can be, between characters', async () => {
  await bot.send('7', `${'x'.repeat(4094)}😀😀`, undefined);
  expect(calls[0]?.body).toMatchObject({ text: `${'x'.repeat(4094)}…` });
});

it('knows only the secret that it registered', async () => {
  await bot.register(undefined);
  const { secret_token: secret } = calls[0]?.body as { secret_token: string };
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect([bot.knowsSecret(secret), bot.knowsSecret(''), bot.knowsSecret(TOKEN)]).toEqual([true, false, false]);
});

it('has a link of the form that Telegram opens', () => {
  expect(bot.startUrl('abc_-1')).toBe('https://t.me/declic_bot?start=abc_-1');
});

it.each([
  [400, 'Bad Request: chat not found'],
  [403, 'Forbidden: bot was blocked by the user'],
])('takes %i "%s" for a person who wants no more messages', async (code, text) => {
  [status, description] = [code, text];
  expect(await bot.send('7', 'x', undefined)).toBe('refused');
});

it.each([400, 401, 429, 500])('throws at %i, without the token in the error', async (code) => {
  status = code;
  const error = await bot.send('7', 'x', undefined).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TelegramError);
  expect(JSON.stringify([String(error), (error as Error).stack])).not.toContain(TOKEN);
});

it('throws when nothing answers', async () => {
  await api.close();
  await expect(bot.send('7', 'x', undefined)).rejects.toThrow('no answer');
});
