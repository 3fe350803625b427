import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEdgeForFile } from '../testing/start-edge';

const operateDir = mkdtempSync(join(tmpdir(), 'operate-'));
mkdirSync(join(operateDir, 'assets'));
writeFileSync(join(operateDir, 'index.html'), '<!doctype html><head><title>Releases</title></head>');
writeFileSync(join(operateDir, 'favicon.svg'), '<svg/>');
writeFileSync(join(operateDir, 'assets/index-1.js'), 'start()');
writeFileSync(join(operateDir, 'assets/index-1.js.br'), 'brotli bytes');
writeFileSync(join(operateDir, 'assets/index-1.js.map'), 'sources');

const edge = await startEdgeForFile({ operateDir });

it.each(['/operate', '/operate/'])('leads from %s to the releases', async (path) => {
  const { status, headers } = await edge.send(path);
  expect([status, headers.location]).toEqual([302, '/operate/releases']);
});

it.each(['/operate/releases', '/operate/releases/mf-flow'])(
  'answers %s with the page, which is never kept',
  async (path) => {
    const { status, headers, text } = await edge.send(path);
    expect(status).toBe(200);
    expect(text).toContain('<title>Releases</title>');
    expect(headers['cache-control']).toBe('no-store');
  },
);

it('admits scripts of its own files only, and styles by a nonce that is new each time', async () => {
  const pages = await Promise.all([edge.send('/operate/releases'), edge.send('/operate/releases')]);
  const nonces = pages.map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  const policy = String(pages[0].headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(`'nonce-${nonces[0]}'`);
  expect(policy).toContain("frame-ancestors 'none'");
});

it('serves its files compressed and for ever', async () => {
  const { headers, text } = await edge.send('/operate/assets/index-1.js', { headers: { 'accept-encoding': 'br' } });
  expect(text).toBe('brotli bytes');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await edge.send('/operate/assets/index-1.js')).text).toBe('start()');
  expect((await edge.send('/operate/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

it.each(['/operate/assets/index-2.js', '/operate/assets/index-1.js.map', '/operate/assets/../index.html'])(
  'has nothing at %s',
  async (path) => {
    expect((await edge.send(path)).text).not.toMatch(/sources|start/);
    expect((await edge.send(path)).status).not.toBe(500);
  },
);

it('serves the build that it began with', async () => {
  rmSync(operateDir, { recursive: true });
  expect((await edge.send('/operate/releases')).status).toBe(200);
  expect((await edge.send('/operate/assets/index-1.js')).text).toBe('start()');
});

it('works when the registry is away', async () => {
  edge.composition.current = null;
  expect((await edge.send('/operate/releases')).status).toBe(200);
});
