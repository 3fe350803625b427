import pRetry from 'p-retry';
import Stripe from 'stripe';
import type { JsonStore } from './json-store.ts';
import type { OutgoingEvent, State } from './state.ts';

const TIMEOUT_MS = 10_000;

export interface Receiver {
  readonly url: string;
  readonly secret: string;
}

/** The pauses between attempts: they double from half a second to a minute. */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
}

/**
 * Sends each event to every receiver until it was taken with a 2xx, also those that an earlier process left behind. A receiver that is
 * away does not hold up the others.
 */
export class Deliveries {
  private readonly stopping = new AbortController();
  private readonly store: JsonStore;
  private readonly receivers: readonly Receiver[];
  private readonly pauses: Pauses;

  constructor(store: JsonStore, receivers: readonly Receiver[], pauses: Pauses = { first: 500, longest: 60_000 }) {
    this.store = store;
    this.receivers = receivers;
    this.pauses = pauses;
  }

  start(): void {
    this.store.onEvents((events) => this.sendAll(events));
    this.sendAll(this.store.state.events);
  }

  /** What is not delivered yet stays in the store. */
  stop(): void {
    this.stopping.abort();
  }

  private sendAll(events: readonly OutgoingEvent[]): void {
    for (const event of events)
      for (const receiver of this.receivers)
        if (!event.takenBy?.includes(receiver.url)) void this.send(event, receiver);
  }

  private async send(event: OutgoingEvent, receiver: Receiver): Promise<void> {
    const { signal } = this.stopping;
    try {
      await pRetry(() => this.attempt(event, receiver), {
        retries: Number.POSITIVE_INFINITY,
        minTimeout: this.pauses.first,
        maxTimeout: this.pauses.longest,
        randomize: true,
        signal,
      });
      await this.store.change((state) => this.markTaken(state, event.id, receiver.url));
    } catch (error) {
      if (!signal.aborted) console.error(`The event ${event.id} was not delivered:`, error);
    }
  }

  private markTaken(state: State, id: string, url: string): void {
    const event = state.events.find((candidate) => candidate.id === id);
    if (!event) return;
    event.takenBy = [...(event.takenBy ?? []), url];
    const isTaken = this.receivers.every((receiver) => event.takenBy?.includes(receiver.url));
    if (isTaken) state.events = state.events.filter((candidate) => candidate.id !== id);
  }

  /** Signed anew each time, because a signature is believed for five minutes only. */
  private async attempt({ id, payload }: OutgoingEvent, { url, secret }: Receiver): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: payload,
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.stopping.signal]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The event ${id} was answered with ${response.status}.`);
  }
}
