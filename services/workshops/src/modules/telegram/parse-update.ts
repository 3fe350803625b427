import { z } from 'zod';

const chat = z.object({ id: z.number().int(), type: z.literal('private') });

const update = z.union([
  z.object({ message: z.object({ chat, text: z.string().max(4096) }) }),
  z.object({ my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }) }),
]);

/** What a person did in their own chat with the bot. */
export type BotEvent =
  | { readonly kind: 'start'; readonly chatId: string; readonly token: string | null }
  | { readonly kind: 'stop' | 'other' | 'blocked'; readonly chatId: string };

/** Undefined for what is none of ours: groups, pictures, edits, and what is not an update at all. */
export function parseUpdate(body: unknown): BotEvent | undefined {
  const { data } = update.safeParse(body);
  if (!data) return undefined;
  if ('my_chat_member' in data) {
    const { chat: blocked, new_chat_member: member } = data.my_chat_member;
    return member.status === 'kicked' ? { kind: 'blocked', chatId: String(blocked.id) } : undefined;
  }
  const chatId = String(data.message.chat.id);
  const [command = '', argument] = data.message.text.trim().split(/\s+/);
  // In some programs the name of the bot follows the command.
  switch (command.toLowerCase().replace(/@\w+$/, '')) {
    case '/start':
      return {
        kind: 'start',
        chatId,
        token: argument !== undefined && /^[\w-]{1,64}$/.test(argument) ? argument : null,
      };
    case '/stop':
      return { kind: 'stop', chatId };
    default:
      return { kind: 'other', chatId };
  }
}
