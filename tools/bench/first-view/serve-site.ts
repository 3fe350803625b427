import { readFile, readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a built site from memory, compressed when it was built, with the API of a stack behind it. Its page answers every path without a file. */
export async function serveSite(folder: string, stackUrl: string): Promise<Site> {
  const files = await readFiles(folder);
  const page = 'index.html';
  const html = files.get(page);
  if (!html) throw new Error(`${folder} has no ${page}.`);
  files.set(`${page}.br`, brotliCompressSync(html));
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) return forward(incoming, response, stackUrl);
    const path = files.has(pathname.slice(1)) ? pathname.slice(1) : page;
    const brotli = /\bbr\b/.test(String(incoming.headers['accept-encoding'])) ? files.get(`${path}.br`) : undefined;
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': path === page ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(brotli && { 'content-encoding': 'br' }),
    });
    response.end(brotli ?? files.get(path));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on TCP
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(paths.map(async (path) => [relative(folder, path), await readFile(path)] as const)));
}

function forward(incoming: IncomingMessage, response: ServerResponse, stackUrl: string): void {
  const { method, url, headers } = incoming;
  const asked = request(new URL(url ?? '/', stackUrl), { method: method ?? 'GET', headers });
  asked.on('error', () => response.destroy());
  asked.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  incoming.pipe(asked);
}
