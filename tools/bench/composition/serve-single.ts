import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import Fastify from 'fastify';
import { precompress } from '../../release/precompress.ts';

/** Serves the single SPA as the edge serves the shell: compressed beforehand, composition inlined, same API behind it. */
export async function serveSingle(directory: string, edgeUrl: string): Promise<{ url: string; close: () => Promise<void> }> {
  await precompress(directory);
  const composition = await (await fetch(`${edgeUrl}/api/releases/composition`)).text();
  const html = withComposition(readFileSync(join(directory, 'index.html'), 'utf8'), composition);
  writeFileSync(join(directory, 'index.html'), html);

  const app = Fastify({ forceCloseConnections: true });
  await app.register(staticFiles, { root: join(directory, 'assets'), prefix: '/assets/', preCompressed: true, immutable: true, maxAge: '1y' });
  await app.register(httpProxy, { upstream: edgeUrl, prefix: '/api/', rewritePrefix: '/api/' });
  app.get('/favicon.svg', (_, reply) => reply.status(204).send());
  app.setNotFoundHandler((_, reply) => reply.type('text/html; charset=utf-8').send(html));
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}

function withComposition(html: string, composition: string): string {
  const json = composition.replaceAll('<', '\\u003c');
  return html.replace('</head>', `<script type="application/json" id="composition">${json}</script></head>`);
}
