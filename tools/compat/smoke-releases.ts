import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bearer } from '../chaos/person.ts';
import { ask } from './ask.ts';
import type { CompatStack } from './compat-stack.ts';

const CONTENT = 'export {};';
const VERSIONS = ['v1', 'v2'] as const;

interface Composition {
  readonly shell?: { readonly version: string };
}

/** Begins an upload, registers two versions of the shell, and reads what visitors get. */
export async function releaseShell(stack: CompatStack): Promise<void> {
  const headers = bearer(stack.releaseToken);
  for (const version of VERSIONS) {
    const manifest = storeShell(stack.releasesDir, version);
    await ask('The upload', { method: 'POST', url: stack.urlOf('/api/releases/uploads'), headers, body: { manifest } });
    await ask('The release', {
      method: 'POST',
      url: stack.urlOf('/api/releases/releases'),
      headers,
      body: { manifest },
    });
  }
  const url = stack.urlOf('/api/releases/composition');
  const { shell } = await ask<Composition>('The composition', { method: 'GET', url });
  if (shell?.version !== VERSIONS.at(-1)) throw new Error(`The composition has the shell ${shell?.version ?? 'none'}.`);
}

/** Puts a version into the store, as an upload leaves it. */
function storeShell(releasesDir: string, version: string) {
  const integrity = `sha384-${createHash('sha384').update(CONTENT).digest('base64')}`;
  const manifest = {
    schema: 1,
    kind: 'shell',
    name: 'shell',
    version,
    owner: 'platform',
    title: 'Shell',
    entry: 'index.html',
    files: ['index.html', 'assets/index.js'].map((path) => ({ path, bytes: CONTENT.length, integrity })),
    offer: { react: '19.3.1', exports: {} },
  };
  const folder = join(releasesDir, manifest.name, version);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const { path } of manifest.files) writeFileSync(join(folder, path), CONTENT);
  writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest));
  return manifest;
}
