import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Upstream {
  url: string;
  server: Server;
  stop(): Promise<void>;
}

/** A service behind the edge that says what reached it. */
export function startEcho(): Promise<Upstream> {
  return startUpstream(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const seen: SeenRequest = { method, url, headers, body: await text(request) };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(seen));
  });
}

export async function startUpstream(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<Upstream> {
  const server = createServer((request, response) => {
    // A client that goes away in the middle of its body is what some tests are about.
    Promise.resolve(answer(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    server,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
