import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { components } from '../../openapi/generated/schema.d.ts';
import type { FrontContract } from '../../libs/remote-kit/src/contract/index.ts';

type ShellManifest = components['schemas']['ShellManifest'];

/** Written beside the files by a later step. */
const COMPRESSED = /\.(br|gz)$/;

/** Describes a built shell: what the registry has to know about this version. The same files are the same version. */
export async function shellManifest(dist: string, offer: FrontContract): Promise<ShellManifest> {
  const content: Omit<ShellManifest, 'version'> = {
    schema: 1,
    kind: 'shell',
    name: 'shell',
    owner: 'Platform team',
    title: 'Shell',
    entry: 'index.html',
    files: await listFiles(dist),
    offer,
  };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { ...content, version };
}

async function listFiles(dist: string): Promise<ShellManifest['files']> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name));
  const listed = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const content = await readFile(join(parentPath, name));
      return {
        path: relative(dist, join(parentPath, name)).split(sep).join('/'),
        bytes: content.byteLength,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      };
    }),
  );
  return listed.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
