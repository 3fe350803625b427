import { join } from 'node:path';
import { z } from 'zod';
import { Chats } from './chats.ts';
import { Updates } from './updates.ts';
import { telegramWeb } from './web.ts';

const settings = z
  .object({
    SERVICE_PORT: z.coerce.number().int().default(4194),
    DATA_DIR: z.string().default('.data'),
    TELEGRAM_BOT_TOKEN: z.string().min(1),
    TELEGRAM_BOT_NAME: z.string().min(1),
  })
  .parse(process.env);

const chats = await Chats.open(join(settings.DATA_DIR, 'telegram', 'chats.json'));
const updates = new Updates(chats);
const bot = { name: settings.TELEGRAM_BOT_NAME, token: settings.TELEGRAM_BOT_TOKEN };
const web = telegramWeb(chats, updates, bot);
await web.listen({ host: '127.0.0.1', port: settings.SERVICE_PORT });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    updates.stop();
    void web.close().then(() => process.exit(0));
  });
}
