import { globSync } from 'node:fs';
import { dirname } from 'node:path';

/** The remotes of the workspace: every folder `mf-*` is one. */
export function listRemotes(workspace: string): string[] {
  return globSync('mf-*/package.json', { cwd: workspace }).map(dirname).sort();
}
