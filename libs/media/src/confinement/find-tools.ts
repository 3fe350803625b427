import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Paths of the tools (of util-linux and coreutils) that limit a process. One that is missing, or may not do its work here, is left out. */
export interface Tools {
  readonly nice?: string | undefined;
  readonly unshare?: string | undefined;
  readonly setpriv?: string | undefined;
  readonly prlimit?: string | undefined;
}

let found: Required<Tools> | undefined;

/** Tries each tool once per process. A container may refuse new namespaces, so that being installed says little. */
export function findTools(): Required<Tools> {
  found ??= {
    nice: findTool('nice', '-n', '19'),
    unshare: findTool('unshare', '--user', '--net'),
    setpriv: findTool('setpriv', '--pdeathsig', 'KILL', '--no-new-privs'),
    prlimit: findTool('prlimit', '--data=1000000000', '--core=0'),
  };
  return found;
}

function findTool(name: string, ...options: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  return path && spawnSync(path, [...options, 'true']).status === 0 ? path : undefined;
}
