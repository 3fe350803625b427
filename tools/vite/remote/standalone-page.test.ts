import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standalonePage } from './standalone-page.ts';

let root: string;
let server: ViteDevServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'declic-standalone-'));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/standalone.tsx'), 'export const started = true;\n');
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [standalonePage('mf-example')],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const get = (path: string) =>
  fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { accept: 'text/html,*/*' } });

it.each(['/', '/example', '/example/4711?tab=all'])('answers %s with the page of the remote', async (path) => {
  const html = await (await get(path)).text();
  expect(html).toContain('<title>mf-example</title>');
  expect(html).toContain('src="/src/standalone.tsx"');
  expect(html, 'hot reload').toContain('/@vite/client');
});

it('leaves modules alone', async () => {
  expect(await (await get('/src/standalone.tsx')).text()).toContain('const started = true');
});
