import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Says one sentence in a chat, after the transaction that added the job. */
export const TELL_CHAT = defineJob('tell-chat', z.object({ chatId: z.string(), text: z.string() }), {
  isPersonal: true,
});

/** Tells Telegram where updates go. */
export const REGISTER_BOT = defineJob('register-bot', z.object({}));
