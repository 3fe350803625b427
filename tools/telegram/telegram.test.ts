import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Chats } from './chats.ts';
import { Updates } from './updates.ts';
import { telegramWeb } from './web.ts';

const bot = { name: 'declic_bot', token: '1000:a-token-that-only-tests-know-30' };

let folder: string;
let chats: Chats;
let web: FastifyInstance;
let receiver: FastifyInstance;
let received: Pick<FastifyRequest, 'headers' | 'body'>[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'declic-telegram-'));
  chats = await Chats.open(join(folder, 'chats.json'));
  web = telegramWeb(chats, new Updates(chats, { retries: 0 }), bot);
  received = [];
  receiver = fastify();
  receiver.post('/webhook', async ({ headers, body }) => {
    received.push({ headers, body });
    return {};
  });
  const origin = await receiver.listen({ host: '127.0.0.1', port: 0 });
  await call('setWebhook', { url: `${origin}/webhook`, secret_token: 'the-secret' });
});

afterEach(async () => {
  await Promise.all([web.close(), receiver.close()]);
  await rm(folder, { recursive: true, force: true });
});

const call = (method: string, payload: object, token = bot.token) =>
  web.inject({ method: 'POST', url: `/bot${token}/${method}`, payload });

const press = (fields: Record<string, string>) =>
  web.inject({
    method: 'POST',
    url: '/dev/telegram/declic_bot',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

it('sends what a person writes to the webhook, with its secret and who it was', async () => {
  const page = await web.inject('/dev/telegram/declic_bot?start=tok_1-x&person=2');
  expect(page.body).toContain('value="/start tok_1-x"');
  expect((await press({ person: '2', text: '/start tok_1-x' })).statusCode).toBe(303);
  expect(received).toHaveLength(1);
  expect(received[0]?.headers['x-telegram-bot-api-secret-token']).toBe('the-secret');
  expect(received[0]?.body).toMatchObject({
    update_id: 1,
    message: { chat: { id: 2, type: 'private' }, text: '/start tok_1-x' },
  });
});

it('shows what the bot says to the person it is for, and to no other', async () => {
  await press({ person: '2', text: '/start' });
  expect((await call('sendMessage', { chat_id: 2, text: 'Bonjour <b>\nhttp://localhost:4000/x' })).json().ok).toBe(
    true,
  );
  const page = await web.inject('/dev/telegram/declic_bot?person=2');
  expect(page.body).toContain('Bonjour &lt;b&gt;\n<a href="http://localhost:4000/x">');
  expect((await web.inject('/dev/telegram/declic_bot?person=1')).body).not.toContain('Bonjour');
  expect((await web.inject('/dev/telegram/declic_bot/messages?person=2')).json()).toMatchObject([
    { from: 'person', text: '/start' },
    { from: 'bot' },
  ]);
});

it('lets no bot begin a chat, nor write to a person who blocked it', async () => {
  expect((await call('sendMessage', { chat_id: 1, text: 'x' })).json()).toMatchObject({ ok: false, error_code: 400 });
  await press({ person: '1', text: '/start' });
  await press({ person: '1', action: 'block' });
  expect((await call('sendMessage', { chat_id: 1, text: 'x' })).json()).toMatchObject({ ok: false, error_code: 403 });
  expect(received[1]?.body).toMatchObject({ my_chat_member: { new_chat_member: { status: 'kicked' } } });
});

it('refuses another token', async () => {
  const wrong = bot.token.replace('a', 'b');
  expect((await call('sendMessage', { chat_id: 1, text: 'x' }, wrong)).statusCode).toBe(401);
});

it('keeps its chats over a restart', async () => {
  await press({ person: '1', text: '/start' });
  const again = await Chats.open(join(folder, 'chats.json'));
  expect(again.read(1).messages).toHaveLength(1);
  expect(again.webhook?.secret).toBe('the-secret');
});

it('goes on when the webhook is away', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  await receiver.close();
  expect((await press({ person: '1', text: 'hello' })).statusCode).toBe(303);
  expect(complain).toHaveBeenCalledOnce();
});
