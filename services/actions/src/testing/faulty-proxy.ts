import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LoopbackServer } from './loopback-server';

/** What the proxy does to a call instead of passing it on and back. */
export type Fault =
  /** Refuses it with this status, and never passes it on. */
  | { readonly kind: 'refuse'; readonly status: 429 | 503 }
  /** Passes it on, and answers 503 when the service has answered. */
  | { readonly kind: 'lose-answer' }
  /** Passes it on, and ends the connection when the service has answered. */
  | { readonly kind: 'cut' };

const RETRY_AFTER_S = 1;

/** A server in front of a service that spoils the next answers as it is told. */
export class FaultyProxy extends LoopbackServer {
  target = '';
  readonly faults: Fault[] = [];
  /** `Idempotency-Key` of each call, in the order in which they came. */
  readonly keys: unknown[] = [];

  static start(): Promise<FaultyProxy> {
    return new FaultyProxy().listen();
  }

  protected async handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    this.keys.push(incoming.headers['idempotency-key']);
    const fault = this.faults.shift();
    const body = await buffer(incoming);
    if (fault?.kind === 'refuse') return refuse(outgoing, fault.status);
    const answer = await this.passOn(incoming, body);
    if (fault?.kind === 'cut') outgoing.destroy();
    else if (fault) refuse(outgoing, 503);
    else outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(await buffer(answer));
  }

  private passOn({ url, method, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const passed = request(new URL(url ?? '/', this.target), { method, headers }, resolve);
      passed.on('error', reject).end(body);
    });
  }
}

function refuse(outgoing: ServerResponse, status: number): void {
  outgoing.writeHead(status, { 'retry-after': String(RETRY_AFTER_S), 'content-type': 'text/plain' }).end('spoilt');
}
