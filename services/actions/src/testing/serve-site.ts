import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedFetch } from '@declic/nest-kit/guarded-fetch';
import { onTestFinished } from 'vitest';
import { createWeb } from '../ports/web';

const TYPES: Readonly<Record<string, string>> = { json: 'application/json', txt: 'text/plain' };

/** Serves pages by path until the test is finished, and the web port that reaches them through the guarded client. */
export async function serveSite(pages: Readonly<Record<string, string>>) {
  const requests: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    requests.push(url);
    const body = Object.hasOwn(pages, url) ? pages[url] : undefined;
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader('content-type', TYPES[url.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8');
    response.end(body ?? 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on a port.
  return { origin, requests, web: createWeb(createGuardedFetch({ allowedOrigins: [origin] })) };
}
