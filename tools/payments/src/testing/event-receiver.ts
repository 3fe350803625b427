import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Stripe from 'stripe';

interface ReceivedEvent {
  readonly type: string;
  readonly object: Record<string, unknown>;
}

/** What the services are for the provider: an address that takes signed events. */
export class EventReceiver {
  events: ReceivedEvent[] = [];
  /** The status of the answer; an event is delivered with 200 alone. */
  status = () => 200;
  private readonly secret: string;
  private readonly server = createServer(async (request, response) => {
    const body = await buffer(request);
    const status = this.status();
    if (status === 200) {
      const event = Stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), this.secret);
      this.events.push({ type: event.type, object: event.data.object as unknown as Record<string, unknown> }); // any of Stripe's types
    }
    response.writeHead(status).end('{}');
  });

  constructor(secret: string) {
    this.secret = secret;
  }

  /** Resolves to its URL. */
  async listen(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    const { port } = this.server.address() as AddressInfo; // listens on TCP
    return `http://127.0.0.1:${port}/`;
  }

  close(): void {
    this.server.close();
  }
}
