import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '@declic/tools/database/processes';
import { root } from '@declic/tools/start/settings';

// Inside the workspace, where packages are found, and in a folder that neither git nor Nx reads.
const PARENT = join(root, 'e2e/.cache/failure-kit');

/** Everything that one run writes, besides what it releases. */
export interface WorkFolder {
  /** Makes an empty folder. */
  newFolder(name: string): string;
  remove(): void;
}

/** Opens the folder of this process, and removes those of runs that were killed. */
export function openWorkFolder(): WorkFolder {
  const own = join(PARENT, String(process.pid));
  mkdirSync(PARENT, { recursive: true });
  for (const pid of readdirSync(PARENT)) if (pid === String(process.pid) || !isAlive(Number(pid))) remove(pid);
  mkdirSync(own);
  return {
    newFolder: (name) => mkdtempSync(join(own, `${name}-`)),
    remove: () => remove(String(process.pid)),
  };
}

function remove(pid: string): void {
  rmSync(join(PARENT, pid), { recursive: true, force: true });
}
