import { Clock } from '@declic/nest-kit';
import { type FetchErrorCode, type GuardedFetch, GuardedFetchError } from '@declic/nest-kit/guarded-fetch';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import type { BackgroundRunRow, CallbackAttempt } from '../background-queue/background-run';
import { planCallback } from './callback-plan';
import { CallbacksRepository } from './callbacks.repository';
import { KeptAnswers } from './kept-answers';
import { toCallbackBody } from './to-background-run';
import { signWebhook } from './webhook-signature';
import { WebhookSecrets } from './webhook-secrets';

/** Injection token of the client that callbacks are sent with. */
export const CALLBACK_FETCH = Symbol('CALLBACK_FETCH');

/** Deliveries of one process at a time. */
const MAX_AT_ONCE = 16;

const TIMEOUT_MS = 10_000;

/**
 * Delivers callbacks, several at a time. An attempt that is not noted, because the process dies, is made again: at least once.
 *
 * @decision D21
 */
@Injectable()
export class CallbackSender implements BeforeApplicationShutdown {
  private readonly logger = new Logger('CallbackSender');
  private readonly sending = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private taking: Promise<void> = Promise.resolve();

  constructor(
    private readonly callbacks: CallbacksRepository,
    private readonly secrets: WebhookSecrets,
    private readonly answers: KeptAnswers,
    private readonly clock: Clock,
    @Inject(CALLBACK_FETCH) private readonly fetch: GuardedFetch['fetch'],
  ) {}

  /** Begins as many deliveries as there is room for, and does not wait for them. When one ends, the next one begins. */
  send(): Promise<void> {
    this.taking = this.taking.catch(() => undefined).then(() => this.take());
    return this.taking;
  }

  /** Resolves when no delivery is running. */
  async untilIdle(): Promise<void> {
    while (this.sending.size > 0) await Promise.all(this.sending);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.untilIdle();
  }

  private async take(): Promise<void> {
    const room = MAX_AT_ONCE - this.sending.size;
    if (room <= 0 || this.stopping.signal.aborted) return;
    for (const callback of await this.callbacks.take(this.clock.now(), room)) this.begin(callback);
  }

  private begin(callback: BackgroundRunRow): void {
    const sending: Promise<void> = this.deliver(callback)
      .then(() => this.send())
      .catch((error: unknown) => this.logger.error({ err: error }, 'A callback could not be noted; it is sent again'))
      .finally(() => this.sending.delete(sending));
    this.sending.add(sending);
  }

  private async deliver(callback: BackgroundRunRow): Promise<void> {
    const attempt = await this.attempt(callback);
    if (attempt === 'cancelled') return this.callbacks.putBack(callback.id);
    const plan = planCallback(attempt, callback.callback_attempts.length, this.clock.now());
    await this.callbacks.note(callback.id, attempt, plan);
  }

  private async attempt(callback: BackgroundRunRow): Promise<CallbackAttempt | 'cancelled'> {
    const now = this.clock.now();
    const startedAt = performance.now();
    const toAttempt = (status: number | null, error: FetchErrorCode | null) => ({
      at: now.toISOString(),
      status,
      error,
      duration_ms: Math.round(performance.now() - startedAt),
    });
    try {
      return toAttempt(await this.post(callback, now), null);
    } catch (error) {
      if (this.stopping.signal.aborted) return 'cancelled';
      if (error instanceof GuardedFetchError) return toAttempt(null, error.code);
      throw error;
    }
  }

  /** The status of the answer. Its body is not read, and a redirect is not followed. */
  private async post(callback: BackgroundRunRow, now: Date): Promise<number> {
    const body = toCallbackBody(callback, await this.answers.read(callback));
    const message = { id: toMessageId(callback.id), timestamp: Math.floor(now.getTime() / 1_000), body };
    const signed = signWebhook(message, await this.secrets.listSigning(callback.user_id));
    const { status } = await this.fetch(callback.callback_url ?? '', {
      method: 'POST',
      headers: { ...signed, 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      discardBody: true,
      timeoutMs: TIMEOUT_MS,
      answerTimeoutMs: TIMEOUT_MS,
      signal: this.stopping.signal,
    });
    return status;
  }
}

/** The same at each attempt. */
function toMessageId(runId: string): string {
  return `msg_${runId.replaceAll('-', '')}`;
}
