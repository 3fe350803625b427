import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { FrontContract } from '../../libs/remote-kit/src/contract/index.ts';
import { RELEASE_FILE } from './release-folder.ts';

export interface BuiltRemote {
  version?: string;
  name?: string;
  title?: string;
  files?: Record<string, string>;
  needs?: FrontContract;
}

/** Removed when the test is over. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A project folder whose dist/ looks as a remote's build leaves it. */
export function aProject({
  name = 'mf-flow',
  version = 'v1',
  title = 'Flow',
  needs = { react: '19.3.1', exports: {} },
  files = { 'remoteEntry.js': 'x'.repeat(2000), 'assets/a.js': 'a' },
}: BuiltRemote = {}): string {
  return aBuild(files, { name, version, title, needs });
}

/** A project folder whose dist/ looks as the shell's build leaves it. */
export function aBuiltShell(version = 's1'): string {
  const offer: FrontContract = { react: '19.3.1', exports: { '@declic/session': ['useSession'] } };
  const files = { 'index.html': '<html><head></head></html>', 'assets/shell.js': 'export {};' };
  return aBuild(files, { kind: 'shell', name: 'shell', version, title: 'Shell', entry: 'index.html', offer });
}

function aBuild(files: Record<string, string>, declared: object): string {
  const project = aFolder();
  const dist = join(project, 'dist');
  mkdirSync(dist);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
  const listed = Object.entries(files).map(([path, content]) => ({
    path,
    bytes: content.length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  }));
  writeFileSync(join(dist, RELEASE_FILE), JSON.stringify({ schema: 1, ...declared, files: listed }));
  return project;
}
