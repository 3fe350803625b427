import { refusal } from '@declic/nest-kit';

export class TelegramSecretInvalidError extends refusal(
  'forbidden',
  'telegram_secret_invalid',
  'This call does not carry the secret of the bot.',
) {}

export class TelegramUnavailableError extends refusal(
  'conflict',
  'telegram_unavailable',
  'No Telegram bot is configured.',
) {}
