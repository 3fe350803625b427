import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../start/settings.ts';

const run = promisify(execFile);

/** What a service is built from. */
const SOURCES = [
  'services',
  'libs',
  'openapi',
  'tools/vite',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.node.json',
];

/** Where builds of released commits are kept. */
const CACHE = join(root, 'node_modules/.cache/declic-released');

/** Whether the repository has a commit: a shallow clone asks its origin for that one. */
export function hasCommit(commit: string): boolean {
  return isPresent(commit) || (succeeds('fetch', '--quiet', '--depth=1', 'origin', commit) && isPresent(commit));
}

/**
 * Builds services as they were at a commit, with the libraries that are installed now.
 *
 * @returns the folder with `services/<name>/dist`.
 */
export async function buildReleased(commit: string, services: readonly string[]): Promise<string> {
  const folder = join(CACHE, commit);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, ...SOURCES], { cwd: root, maxBuffer: 256 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', draft], { input: archive });
  linkModules(draft);
  for (const service of services) {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    await run(process.execPath, [vite, 'build'], { cwd: join(draft, 'services', service) });
  }
  renameSync(draft, folder);
  return folder;
}

/** The installed packages, but our own as they were then. */
function linkModules(folder: string): void {
  const installed = join(root, 'node_modules');
  const own = join(folder, 'node_modules/@declic');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => entry !== '@declic' && entry !== '.cache'))
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(folder, 'libs'))) symlinkSync(`../../libs/${name}`, join(own, name));
  symlinkSync('../../openapi', join(own, 'openapi'));
}

function isPresent(commit: string): boolean {
  return succeeds('cat-file', '-e', `${commit}^{commit}`);
}

function succeeds(...args: readonly string[]): boolean {
  try {
    execFileSync('git', args, { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
