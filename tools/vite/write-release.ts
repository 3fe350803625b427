import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type DeployableManifest, RELEASE_FILE, type ReleaseFile } from '../../libs/remote-kit/src/contract/index.ts';

/** Written by the tools for other tools; not part of a release. */
const BUILD_LEFTOVERS = ['.vite', 'mf-stats.json'];

type Written = 'schema' | 'version' | 'files';
type WithoutWritten<Manifest> = Manifest extends unknown ? Omit<Manifest, Written> : never;

/** What a build says of itself. */
export type Declared = WithoutWritten<DeployableManifest>;

/**
 * Writes `release.json` beside the files of a finished build. The same files, declared in the same way, are the same version,
 * wherever and whenever they were built.
 */
export function writeRelease(folder: string, declared: Declared): void {
  for (const leftover of BUILD_LEFTOVERS) rmSync(join(folder, leftover), { recursive: true, force: true });
  const content = { schema: 1, ...declared, files: listFiles(folder) };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  writeFileSync(join(folder, RELEASE_FILE), `${JSON.stringify({ ...content, version }, null, 2)}\n`);
}

function listFiles(folder: string): ReleaseFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), content: readFileSync(file) }))
    .filter(({ path }) => path !== RELEASE_FILE)
    .map(({ path, content }) => ({ path, bytes: content.byteLength, integrity: `sha384-${sha384(content)}` }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

function sha384(content: Buffer): string {
  return createHash('sha384').update(content).digest('base64');
}
