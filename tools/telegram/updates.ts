import pRetry from 'p-retry';
import type { Chats } from './chats.ts';

const TIMEOUT_MS = 10_000;

/** Sends updates to the webhook of the bot, as Telegram does: again until one is taken. */
export class Updates {
  private readonly stopping = new AbortController();
  private readonly chats: Chats;
  private readonly retries: number;

  constructor(chats: Chats, { retries = 8 }: { retries?: number } = {}) {
    this.chats = chats;
    this.retries = retries;
  }

  stop(): void {
    this.stopping.abort();
  }

  /** What a person wrote. Resolves when it was delivered, or given up. */
  message(person: number, text: string): Promise<void> {
    const from = { id: person, is_bot: false, first_name: `Person ${person}` };
    return this.send({
      message: { message_id: Date.now(), date: seconds(), from, chat: { ...from, type: 'private' }, text },
    });
  }

  /** A person blocked the bot, or opened the chat again. */
  membership(person: number, status: 'kicked' | 'member'): Promise<void> {
    const chat = { id: person, type: 'private' };
    return this.send({ my_chat_member: { chat, date: seconds(), new_chat_member: { status } } });
  }

  private async send(content: object): Promise<void> {
    const body = JSON.stringify({ update_id: await this.chats.nextUpdate(), ...content });
    const { signal } = this.stopping;
    try {
      await pRetry(() => this.attempt(body), { retries: this.retries, minTimeout: 250, maxTimeout: 30_000, signal });
    } catch (error) {
      if (!signal.aborted) console.error('An update was not delivered:', error);
    }
  }

  private async attempt(body: string): Promise<void> {
    const { webhook } = this.chats;
    if (!webhook) throw new Error('The bot has set no webhook.');
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-telegram-bot-api-secret-token': webhook.secret,
      },
      body,
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.stopping.signal]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
  }
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
