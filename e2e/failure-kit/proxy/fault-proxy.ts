import { createServer, type IncomingMessage, request, type RequestOptions, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Misbehaviour } from './misbehaviour.ts';

/** What a page told the registry. */
export interface SentBeacon {
  readonly kind: string;
  readonly remote?: string;
  readonly version?: string;
  readonly failure?: string;
  readonly message?: string;
}

export interface Rule {
  /** Requests that the rule is about. */
  matches(path: string, method: string): boolean;
  readonly misbehave: Misbehaviour;
}

/** Changes pages and compositions on their way to the browser. */
export type Rewrite = (text: string) => string;

const BEACONS = '/api/releases/beacons';
const COMPOSITIONS = ['/api/releases/composition', '/api/releases/candidates'];

/** Stands between browser and stack as the network does: every browser meets the same faults, and no browser is told of them. */
export class FaultProxy {
  rules: readonly Rule[] = [];
  rewrites: readonly Rewrite[] = [];
  /** In the order in which they arrived. */
  beacons: SentBeacon[] = [];
  /** Paths of all requests. */
  readonly asked: string[] = [];
  #target: URL;
  /** Where the requests go that are not for a page. */
  #otherTarget: URL;
  readonly #server = createServer((incoming, response) => {
    this.#handle(incoming, response).catch(() => response.destroy());
  });

  constructor(target: string) {
    this.#target = this.#otherTarget = new URL(target);
  }

  /** The origin that browsers open. */
  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`; // it listens on TCP
  }

  async start(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  /** Forwards to another server from now on; pages to one and everything else to another, as a balancer may do. */
  pointTo(target: string, otherTarget = target): void {
    this.#target = new URL(target);
    this.#otherTarget = new URL(otherTarget);
  }

  /** Ends every fault. Connections on which an answer is still held back are closed. */
  heal(): void {
    const held = this.rules.length > 0;
    this.rules = [];
    this.rewrites = [];
    if (held) this.#server.closeAllConnections();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(incoming.url ?? '/', this.#target).pathname;
    this.asked.push(path);
    const body = await buffer(incoming);
    if (path === BEACONS && incoming.method === 'POST') this.#note(body);
    const rule = this.rules.find(({ matches }) => matches(path, incoming.method ?? 'GET'));
    if (rule && !(await rule.misbehave(response, () => this.#fetchPlain(incoming)))) return;
    if (response.destroyed) return;
    const isRewritten = this.rewrites.length > 0 && (isPage(incoming) || COMPOSITIONS.includes(path));
    if (isRewritten) await this.#sendRewritten(incoming, response);
    else await this.#forward(incoming, body, response);
  }

  #note(body: Buffer): void {
    try {
      this.beacons.push(JSON.parse(body.toString('utf8')) as SentBeacon); // written by the page; only shown
    } catch {
      this.beacons.push({ kind: 'unreadable' });
    }
  }

  async #forward(incoming: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
    const answer = await this.#ask(incoming, {}, body);
    response.writeHead(answer.statusCode ?? 502, withoutHopHeaders(answer.headers));
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  }

  async #fetchPlain(incoming: IncomingMessage): Promise<Buffer> {
    return buffer(await this.#ask(incoming, { 'accept-encoding': 'identity' }));
  }

  async #sendRewritten(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.#ask(incoming, { 'accept-encoding': 'identity' });
    const original = (await buffer(answer)).toString('utf8');
    const text = this.rewrites.reduce((changed, rewrite) => rewrite(changed), original);
    const { 'content-length': _, ...headers } = withoutHopHeaders(answer.headers);
    response.writeHead(answer.statusCode ?? 502, headers).end(text);
  }

  #ask(incoming: IncomingMessage, changed: Record<string, string>, body?: Buffer): Promise<IncomingMessage> {
    const options: RequestOptions = {
      host: '127.0.0.1',
      port: (isPage(incoming) ? this.#target : this.#otherTarget).port,
      method: incoming.method ?? 'GET',
      path: incoming.url,
      headers: { ...withoutHopHeaders(incoming.headers), ...changed },
    };
    return new Promise((resolve, reject) => {
      request(options, resolve).on('error', reject).end(body);
    });
  }
}

function isPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

function withoutHopHeaders<Headers extends IncomingMessage['headers']>({
  connection: _,
  'transfer-encoding': __,
  ...headers
}: Headers) {
  return headers;
}
