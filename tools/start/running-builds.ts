import { constants } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../database/processes.ts';

const COPY = /^\.running-(\d+)-\d+$/;

/**
 * Copies of builds for processes to run from. A service loads chunks and starts workers long after its start: from the folder that
 * a build writes, it would get files of another build, or none.
 */
export class RunningBuilds {
  private readonly copies = new Set<string>();

  /** Copies the present build of a project; gives the new folder. It lies beside `dist`, so that packages and sources are where they were. */
  async copy(project: string): Promise<string> {
    await removeAbandoned(project);
    const folder = join(project, `.running-${process.pid}-${this.copies.size}`);
    this.copies.add(folder);
    await cp(join(project, 'dist'), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return folder;
  }

  /** When nothing runs from them any more. */
  async remove(): Promise<void> {
    await Promise.all([...this.copies].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** Those of stacks that were killed. */
async function removeAbandoned(project: string): Promise<void> {
  const names = (await readdir(project)).filter((name) => !isAlive(ownerOf(name) ?? process.pid));
  await Promise.all(names.map((name) => rm(join(project, name), { recursive: true, force: true })));
}

function ownerOf(name: string): number | undefined {
  const [, pid] = COPY.exec(name) ?? [];
  return pid === undefined ? undefined : Number(pid);
}
