import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromSource, parseSources } from './dev-composition.ts';
import { isLoopback, proxyToEdge } from './proxy-to-edge.ts';

const workspace = mkdtempSync(join(tmpdir(), 'dev-composition-'));
mkdirSync(join(workspace, 'mf-flow/src'), { recursive: true });
writeFileSync(
  join(workspace, 'mf-flow/src/remote.manifest.ts'),
  "export const manifest = { id: 'mf-flow', owner: 'Flow team', title: 'Flow', areas: [{ path: '/new', layout: 'app', access: 'public' }], nav: [] };",
);
const released = (name: string) => ({
  name,
  version: 'v1',
  owner: 'A team',
  title: 'A title',
  entry: `/remotes/${name}/v1/remoteEntry.js`,
  areas: [],
  nav: [],
  needs: { react: '19.3.1', exports: {} },
  integrityList: 'sha384-of-the-release',
  fallback: { version: 'v0' },
});
const sources = parseSources('mf-flow=http://localhost:5173');

describe('the composition of a dev server', () => {
  it('has the remote from source in the place of the released one, without what belongs to that release', async () => {
    const { remotes } = await fromSource(
      { remotes: [released('mf-workshops'), released('mf-flow')] },
      sources,
      workspace,
    );
    expect(remotes).toMatchObject([
      { name: 'mf-flow', version: 'dev', entry: 'http://localhost:5173/remoteEntry.js', areas: [{ path: '/new' }] },
      { name: 'mf-workshops', version: 'v1' },
    ]);
    expect(Object.keys(remotes[0] ?? {})).not.toEqual(expect.arrayContaining(['fallback']));
    expect(remotes[0]).not.toHaveProperty('integrityList');
  });

  it('has a remote that was never released', async () => {
    const { remotes } = await fromSource({ remotes: [released('mf-workshops')] }, sources, workspace);
    expect(remotes.map(({ name }) => name)).toEqual(['mf-flow', 'mf-workshops']);
  });

  it('says which manifest is missing', async () => {
    await expect(fromSource({ remotes: [] }, parseSources('mf-gone=http://localhost:1'), workspace)).rejects.toThrow(
      'mf-gone',
    );
  });
});

describe('the proxy', () => {
  it('sends calls and released files to the stack, with its own host name when it is elsewhere', () => {
    expect(proxyToEdge('https://staging.example')).toMatchObject({
      '/api/': { target: 'https://staging.example', changeOrigin: true },
      '/remotes/': { target: 'https://staging.example', changeOrigin: true },
    });
    expect(proxyToEdge('http://127.0.0.1:4200')['/api/']).toMatchObject({ changeOrigin: false });
  });

  it.each([
    ['http://localhost:4000', true],
    ['http://[::1]:4000', true],
    ['https://127.example.com', false],
    ['https://staging.example', false],
  ])('knows whether %s is this machine: %s', (url, expected) => {
    expect(isLoopback(url)).toBe(expected);
  });
});
