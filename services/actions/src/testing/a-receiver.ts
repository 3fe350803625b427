import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { LoopbackServer } from './loopback-server';

export interface ReceivedCallback {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on this machine that gets callbacks, and answers as the test says. */
export class Receiver extends LoopbackServer {
  readonly received: ReceivedCallback[] = [];
  /** By path. Everything else is answered 204. */
  readonly answers = new Map<string, (response: ServerResponse) => void>();

  static start(): Promise<Receiver> {
    return new Receiver().listen();
  }

  at(path: string): ReceivedCallback[] {
    return this.received.filter((callback) => callback.path === path);
  }

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    this.received.push({ path, headers: request.headers, body: await text(request) });
    const answer = this.answers.get(path);
    if (answer) answer(response);
    else response.writeHead(204).end();
  }
}
