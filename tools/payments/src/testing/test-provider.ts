import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { Deliveries } from '../deliveries.ts';
import { JsonStore } from '../json-store.ts';
import { Payments } from '../payments.ts';
import { paymentsWeb } from '../web.ts';
import { EventReceiver } from './event-receiver.ts';

export const SECRET = 'a secret of the stack, 32 characters or more';
const PUBLIC_URL = 'http://localhost:4000';

interface Running {
  readonly payments: Payments;
  readonly deliveries: Deliveries;
  readonly web: ReturnType<typeof paymentsWeb>;
}

/** The provider with a clock that tests set, and a receiver of its events. */
export class TestProvider {
  now = new Date('2027-01-31T09:00:00Z');
  readonly receiver: EventReceiver;
  private readonly folder: string;
  private readonly receiverUrl: string;
  private running: Running;

  private constructor(folder: string, receiverUrl: string, receiver: EventReceiver, store: JsonStore) {
    this.folder = folder;
    this.receiverUrl = receiverUrl;
    this.receiver = receiver;
    this.running = this.run(store);
  }

  static async start(): Promise<TestProvider> {
    const folder = await mkdtemp(join(tmpdir(), 'declic-payments-'));
    const receiver = new EventReceiver(SECRET);
    return new TestProvider(folder, await receiver.listen(), receiver, await openStore(folder));
  }

  async stop(): Promise<void> {
    this.stopDeliveries();
    this.receiver.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }

  stopDeliveries(): void {
    this.running.deliveries.stop();
  }

  /** Goes on with what is on disk, as another process. */
  async restart(): Promise<void> {
    this.stopDeliveries();
    this.running = this.run(await openStore(this.folder));
  }

  get payments(): Payments {
    return this.running.payments;
  }

  inject(request: InjectOptions | string): Promise<LightMyRequestResponse> {
    return this.running.web.inject(request);
  }

  /** The types of the received events, sorted. */
  types(): string[] {
    return this.receiver.events.map(({ type }) => type).toSorted();
  }

  async api(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const headers = { authorization: `Bearer ${SECRET}` };
    const answer = await this.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  /** Opens a page through the API; the path of its URL. */
  async open(order: string, payload: object): Promise<string> {
    const { url } = await this.api('POST', order, payload);
    return url.replace(PUBLIC_URL, '');
  }

  form(url: string, fields: Record<string, string>) {
    return this.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** Where a button of a page leads, and what it sends along. */
  async findButton(path: string, label: string): Promise<[string, Record<string, string>]> {
    const forms = (await this.inject(path)).body.split('<form ');
    const html = forms.find((candidate) => candidate.includes(`>${label}</button>`)) ?? '';
    const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    return [/action="([^"]+)"/.exec(html)?.[1] ?? `No button "${label}"`, Object.fromEntries(fields)];
  }

  async press(path: string, label: string) {
    return this.form(...(await this.findButton(path, label)));
  }

  private run(store: JsonStore): Running {
    const payments = new Payments(store, () => this.now);
    const receiver = { url: this.receiverUrl, secret: SECRET };
    const deliveries = new Deliveries(store, [receiver], { first: 10, longest: 20 });
    deliveries.start();
    return { payments, deliveries, web: paymentsWeb(payments, { secrets: [SECRET], publicUrl: PUBLIC_URL }) };
  }
}

function openStore(folder: string): Promise<JsonStore> {
  return JsonStore.open(join(folder, 'book.json'));
}
