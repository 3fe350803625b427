import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the workspace that may be changed and thrown away. */
export interface ScratchWorkspace {
  readonly folder: string;
  remove(): void;
}

/** npm's links to the workspace's own projects. */
const OWN = '@declic';

/** Copies what git knows or would add, as it is now. Packages are shared with the original; our own projects are the copy's. */
export function makeScratchWorkspace(root: string): ScratchWorkspace {
  const folder = mkdtempSync(join(tmpdir(), 'declic-generators-'));
  // PostgreSQL may run as another user than the tests.
  chmodSync(folder, 0o755);
  for (const file of listFiles(root)) copyInto(folder, root, file);
  linkPackages(join(folder, 'node_modules'), join(root, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function listFiles(root: string): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  // A file that is deleted but not yet committed is still listed.
  return output.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

function copyInto(folder: string, root: string, file: string): void {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  copyFileSync(join(root, file), join(folder, file));
}

function linkPackages(modules: string, originals: string): void {
  mkdirSync(join(modules, OWN), { recursive: true });
  // `.bin` is needed; what else begins with a dot is some tool's own store.
  const names = readdirSync(originals).filter((name) => name === '.bin' || !(name.startsWith('.') || name === OWN));
  for (const name of names) symlinkSync(join(originals, name), join(modules, name));
  // These links are relative, so the same text leads to the copy's projects.
  for (const name of readdirSync(join(originals, OWN)))
    symlinkSync(readlinkSync(join(originals, OWN, name)), join(modules, OWN, name));
}
