import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { makeSelfSigned, type SelfSigned } from './self-signed.ts';

export type Protocol = 'http/1.1' | 'h2';

/** A server that ends TLS before another one, as an ingress does. */
export interface TlsFront {
  readonly url: string;
  close(): Promise<void>;
}

/** Holds answers back. */
export interface Gate {
  /** A request has arrived. */
  open(path: string): GatedRequest;
}

export interface GatedRequest {
  /** Its answer is there. Resolves when it may be sent. */
  answered(): Promise<void>;
  /** Its answer was sent, or is one that does not end, or its client is gone. */
  done(): void;
}

export interface TlsFrontOptions {
  readonly protocol: Protocol;
  readonly certificate?: SelfSigned;
  readonly gate?: Gate;
}

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'te'];

/** Offers one protocol only, so that a browser has no choice. */
export async function openTlsFront(
  target: string,
  { protocol, certificate = makeSelfSigned(), gate }: TlsFrontOptions,
): Promise<TlsFront> {
  const agent = new Agent({ keepAlive: true });
  const { key, cert } = certificate;
  const server = createSecureServer({ key, cert, allowHTTP1: true, ALPNProtocols: [protocol] }, (incoming, response) =>
    forward(incoming, response, { port: new URL(target).port, agent, gate }),
  );
  const ends = new Set<Socket | ServerHttp2Session>();
  server.on('session', (session) => ends.add(session));
  server.on('secureConnection', (socket: Socket) => ends.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`, // it listens on TCP
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const end of ends) end.destroy();
      await closed;
      agent.destroy();
    },
  };
}

interface Way {
  readonly port: string;
  readonly agent: Agent;
  readonly gate: Gate | undefined;
}

/** A client of either protocol. */
function forward(
  incoming: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
  { port, agent, gate }: Way,
): void {
  const { method = 'GET', url: path = '/' } = incoming;
  const host = incoming.headers[':authority'] ?? incoming.headers.host;
  const headers = { ...endToEnd(incoming.headers), ...(typeof host === 'string' && { host }) };
  const gated = gate?.open(path);
  response.once('close', () => gated?.done());
  const asked = request({ host: '127.0.0.1', port, method, path, headers, agent });
  asked.on('error', () => response.destroy());
  asked.on('response', (answer) => {
    void (async () => {
      await gated?.answered();
      if (answer.headers['content-type']?.startsWith('text/event-stream')) gated?.done();
      response.statusCode = answer.statusCode ?? 502;
      for (const [name, value] of Object.entries(endToEnd(answer.headers))) response.setHeader(name, value ?? '');
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    })();
  });
  incoming.pipe(asked);
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.includes(name)),
  );
}
