import { globSync } from 'node:fs';
import { dirname } from 'node:path';

/** The remotes of the workspace: every folder `mf-*` is one. */
export function listRemotes(workspace: string): string[] {
  return globSync('mf-*/package.json', { cwd: workspace }).map(dirname).sort();
}

/** The folders of all that is released: the shell first, because remotes are measured against what it offers. */
export function listDeployables(workspace: string): string[] {
  return ['shell', ...listRemotes(workspace)];
}
