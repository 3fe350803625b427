import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of a service that adds an API key to each request, for clients that have no setting for one. */
export class AddKeyProxy {
  target = '';
  authorization = '';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<AddKeyProxy> {
    const server = createServer((incoming, outgoing) => {
      const headers = { ...incoming.headers, authorization: proxy.authorization };
      const passed = request(new URL(incoming.url ?? '/', proxy.target), { method: incoming.method, headers });
      passed.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(passed);
    });
    const proxy = new AddKeyProxy(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    const { port } = this.server.address() as AddressInfo; // it listens on a port
    return `http://localhost:${port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
