import type { WorkshopsConfig } from '../../config';
import { ApiTelegramBot } from './api-telegram-bot';
import { NoTelegramBot } from './no-telegram-bot';
import type { TelegramBot } from './telegram-bot';

export function createTelegramBot(config: WorkshopsConfig): TelegramBot {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_NAME: name } = config;
  if (token === undefined || name === undefined) return new NoTelegramBot();
  return new ApiTelegramBot({
    token,
    name,
    apiUrl: config.TELEGRAM_API_URL.replace(/\/+$/, ''),
    linkUrl: config.TELEGRAM_LINK_URL.replace(/\/+$/, ''),
    webhookUrl: `${config.PUBLIC_URL}/api/workshops/telegram/webhook`,
  });
}
