/** What became of a message. `refused`: the person blocked the bot or left, and will get none of the next ones either. */
export type MessageOutcome = 'sent' | 'refused';

/** The bot of the product, as a port. */
export abstract class TelegramBot {
  /** False without a configured bot: then no link is shown, and mails remind alone. */
  abstract readonly isAvailable: boolean;
  /** The address that opens the chat and hands the token over when the person presses start. */
  abstract startUrl(token: string): string;
  /** Whether a webhook call comes from Telegram. */
  abstract knowsSecret(given: string): boolean;
  /** Tells Telegram where updates go. */
  abstract register(signal: AbortSignal | undefined): Promise<void>;
  /** @throws {TelegramError} it was not taken; the queue tries again. */
  abstract send(chatId: string, text: string, signal: AbortSignal | undefined): Promise<MessageOutcome>;
}

/** Telegram did not take a call. Its text holds no address, because that of the Bot API holds the token. */
export class TelegramError extends Error {
  constructor(
    readonly method: string,
    /** Undefined when no answer came. */
    readonly status: number | undefined,
    options?: ErrorOptions,
  ) {
    super(`Telegram did not take ${method}: ${status ?? 'no answer'}`, options);
  }

  /** Whether the same call may succeed later. */
  get isOutage(): boolean {
    return this.status === undefined || this.status >= 500 || this.status === 429;
  }
}
