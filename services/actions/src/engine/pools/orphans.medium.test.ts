import { findTools } from '@declic/media/confinement';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, inject, it } from 'vitest';

// Without `setpriv` an endless loop goes on: nothing in its process sees that the service is gone.
const states = findTools().setpriv ? ['idle', 'endless'] : ['idle'];

it.each(['worker', 'media', 'sandbox'].flatMap((pool) => states.map((state) => ({ pool, state }))))(
  'ends with the service that is killed: $pool, $state',
  async ({ pool, state }) => {
    const host = spawn(process.execPath, [join(inject('actionWorker'), 'pool-host.js'), pool, state]);
    const [line] = (await once(createInterface(host.stdout), 'line')) as [string];
    const pid = Number(line);
    expect(isAlive(pid)).toBe(true);
    host.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  },
);

/** Also false for a process that has ended and whose exit code was not asked for yet. */
function isAlive(pid: number): boolean {
  return /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
}
