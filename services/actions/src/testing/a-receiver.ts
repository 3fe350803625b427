import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedCallback {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on this machine that gets callbacks, and answers as the test says. */
export class Receiver {
  readonly received: ReceivedCallback[] = [];
  /** By path. Everything else is answered 204. */
  readonly answers = new Map<string, (respond: Parameters<RequestListener>[1]) => void>();

  private readonly server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? '';
      this.received.push({ path, headers: request.headers, body });
      const answer = this.answers.get(path);
      if (answer) answer(response);
      else response.writeHead(204).end();
    });
  });

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`; // it listens on a port
  }

  at(path: string): ReceivedCallback[] {
    return this.received.filter((callback) => callback.path === path);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
