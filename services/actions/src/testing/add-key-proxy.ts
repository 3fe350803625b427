import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { LoopbackServer } from './loopback-server';

/** A server in front of a service that adds an API key to each request, for clients that have no setting for one. */
export class AddKeyProxy extends LoopbackServer {
  target = '';
  authorization = '';

  static start(): Promise<AddKeyProxy> {
    return new AddKeyProxy().listen();
  }

  override get origin(): string {
    return `http://localhost:${this.port}`;
  }

  protected handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const headers = { ...incoming.headers, authorization: this.authorization };
    const passed = request(new URL(incoming.url ?? '/', this.target), { method: incoming.method, headers });
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  }
}
