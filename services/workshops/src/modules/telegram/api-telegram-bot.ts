import { createHmac, timingSafeEqual } from 'node:crypto';
import { createLoggedBreaker } from '@declic/nest-kit';
import { createGuardedFetch, GuardedFetchError } from '@declic/nest-kit/guarded-fetch';
import { type MessageOutcome, TelegramBot, TelegramError } from './telegram-bot';

const TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 64 * 1024;

const LONGEST_TEXT = 4096;

/** Of the answers with 400: what is said where the account or the chat is gone. Others are faults of the call. */
const GONE = /chat not found|user is deactivated|peer_id_invalid/i;

export interface BotSettings {
  readonly token: string;
  readonly name: string;
  readonly apiUrl: string;
  readonly linkUrl: string;
  readonly webhookUrl: string;
}

/**
 * The Bot API over the guarded fetch: its own origin alone is called, and no redirect is followed.
 *
 * @decision D21, D26
 */
export class ApiTelegramBot extends TelegramBot {
  readonly isAvailable = true;
  private readonly fetch;
  private readonly breaker = createLoggedBreaker({
    provider: 'Telegram',
    isOutage: (error) => error instanceof TelegramError && error.isOutage,
  });
  private readonly secret: string;

  constructor(private readonly settings: BotSettings) {
    super();
    this.fetch = createGuardedFetch({ allowedOrigins: [new URL(settings.apiUrl).origin] }).fetch;
    this.secret = createHmac('sha256', settings.token).update('webhook').digest('base64url');
  }

  startUrl(token: string): string {
    return `${this.settings.linkUrl}/${this.settings.name}?start=${token}`;
  }

  knowsSecret(given: string): boolean {
    return timingSafeEqual(this.digest(given), this.digest(this.secret));
  }

  async register(signal: AbortSignal | undefined): Promise<void> {
    const webhook = {
      url: this.settings.webhookUrl,
      secret_token: this.secret,
      allowed_updates: ['message', 'my_chat_member'],
    };
    const { status } = await this.call('setWebhook', webhook, signal);
    if (status >= 300) throw new TelegramError('setWebhook', status);
  }

  async send(chatId: string, text: string, signal: AbortSignal | undefined): Promise<MessageOutcome> {
    // Without a parse mode nothing in the text is read as markup.
    const message = { chat_id: chatId, text: cut(text), link_preview_options: { is_disabled: true } };
    const { status, body } = await this.call('sendMessage', message, signal);
    // 403: the person blocked the bot.
    if (status === 403 || (status === 400 && GONE.test(body))) return 'refused';
    if (status >= 300) throw new TelegramError('sendMessage', status);
    return 'sent';
  }

  /** Gives the answer; those of outages are thrown. */
  private call(method: string, body: object, signal: AbortSignal | undefined) {
    return this.breaker.call(async () => {
      const answer = await this.fetch(`${this.settings.apiUrl}/bot${this.settings.token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        accept: 'application/json',
        body: JSON.stringify(body),
        redirect: 'manual',
        maxBytes: LARGEST_ANSWER,
        timeoutMs: TIMEOUT_MS,
        answerTimeoutMs: TIMEOUT_MS,
        signal,
      }).catch((error: unknown) => {
        throw error instanceof GuardedFetchError ? new TelegramError(method, undefined) : error;
      });
      const failure = new TelegramError(method, answer.status);
      if (failure.isOutage) throw failure;
      return { status: answer.status, body: answer.text() };
    });
  }

  private digest(text: string): Buffer {
    return createHmac('sha256', this.settings.token).update(text).digest();
  }
}

/** Longer messages are refused. No character is cut in two. */
function cut(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, LONGEST_TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
