import { type MessageOutcome, TelegramBot } from '../modules/telegram/telegram-bot';

/** Keeps messages instead of sending them. */
export class FakeTelegramBot extends TelegramBot {
  readonly isAvailable = true;
  readonly secret = 'the secret of the bot';
  readonly messages: { chatId: string; text: string }[] = [];
  /** Chats that blocked the bot. */
  readonly blocked = new Set<string>();

  startUrl(token: string): string {
    return `https://t.test/declic_bot?start=${token}`;
  }

  knowsSecret(given: string): boolean {
    return given === this.secret;
  }

  async register(): Promise<void> {
    // Updates come from the test.
  }

  async send(chatId: string, text: string): Promise<MessageOutcome> {
    if (this.blocked.has(chatId)) return 'refused';
    this.messages.push({ chatId, text });
    return 'sent';
  }
}
