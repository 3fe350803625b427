import { type MessageOutcome, TelegramBot } from './telegram-bot';

/** Where no bot is configured. */
export class NoTelegramBot extends TelegramBot {
  readonly isAvailable = false;

  startUrl(): string {
    throw new Error('There is no bot.');
  }

  knowsSecret(): boolean {
    return false;
  }

  async register(): Promise<void> {
    // There is nothing to register.
  }

  async send(): Promise<MessageOutcome> {
    return 'refused';
  }
}
