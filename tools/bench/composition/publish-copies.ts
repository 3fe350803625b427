import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_FILE, type ReleaseManifest } from '../../../libs/remote-kit/src/contract/index.ts';
import { inWords } from '../../generators/shared/kebab-name.ts';
import { makeScratchWorkspace } from '../../generators/prove/scratch-workspace.ts';
import { localStack } from '../../release/local-stack.ts';
import { publishRelease } from '../../release/publish-release.ts';
import { root } from '../../start/settings.ts';
import { writeIntegrityList } from '../../vite/remote/write-integrity-list.ts';
import { writeRelease } from '../../vite/write-release.ts';
import type { Stack } from './start-edge.ts';

/** All names have one length, so that all copies have the same size. */
const nameOf = (index: number) => `copy-${String(index).padStart(3, '0')}`;

/** Generates a remote, builds it once, and releases copies of it into a stack: each with its own name, area and link in the header. */
export async function publishCopies(count: number, stack: Stack): Promise<void> {
  const registry = { ...localStack({ DATA_DIR: stack.dataDir }), releasesUrl: stack.url };
  const scratch = makeScratchWorkspace(root);
  try {
    const original = buildGenerated(scratch.folder, nameOf(0));
    for (let index = 1; index <= count; index += 1) {
      const project = join(scratch.folder, 'copies', nameOf(index));
      await cp(join(original, 'dist'), join(project, 'dist'), { recursive: true });
      await rename(join(project, 'dist'), nameOf(0), nameOf(index));
      await publishRelease(project, registry);
    }
  } finally {
    scratch.remove();
  }
}

function buildGenerated(workspace: string, name: string): string {
  const project = join(workspace, `mf-${name}`);
  const own = Object.entries(process.env).filter(([variable]) => !/^(npm|NX)_/.test(variable));
  const env = { ...Object.fromEntries(own), NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false' };
  const run = (cwd: string, ...args: readonly string[]) =>
    execFileSync(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  run(workspace, 'tools/generators/main.ts', 'remote', name);
  run(project, join(root, 'node_modules/vite/bin/vite.js'), 'build');
  return project;
}

/** Makes a release of another remote out of a build. */
async function rename(dist: string, from: string, to: string): Promise<void> {
  const spellings = [(name: string) => name, (name: string) => name.replaceAll('-', '_'), inWords];
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      spellings.reduce((changed, spell) => changed.replaceAll(spell(from), spell(to)), text),
    );
    const name = spellings.reduce((changed, spell) => changed.replaceAll(spell(from), spell(to)), entry.name);
    if (name !== entry.name) await cp(file, join(entry.parentPath, name)).then(() => rm(file));
  }
  const manifest = JSON.parse(await readFile(join(dist, RELEASE_FILE), 'utf8')) as ReleaseManifest; // written by the build
  const { schema: _schema, version: _version, files: _files, ...declared } = manifest;
  writeIntegrityList(dist, declared.preload);
  writeRelease(dist, declared);
}
