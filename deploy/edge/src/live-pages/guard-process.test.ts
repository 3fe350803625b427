import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const guard = JSON.stringify(join(import.meta.dirname, 'guard-process.ts'));

/** Starts a process with a child that runs for ever and looks at no channel. */
const parent = (guarded: boolean) => `
  import { spawn } from 'node:child_process';
  import { guardProcess } from ${guard};
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  if (${guarded}) guardProcess(child);
  console.log(child.pid);
  setInterval(() => undefined, 1_000);`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function killParent(guarded: boolean): Promise<number> {
  const process_ = spawn(process.execPath, ['--input-type=module-typescript', '-e', parent(guarded)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = (await once(process_.stdout.setEncoding('utf8'), 'data')) as [string]; // of its encoding
  process_.kill('SIGKILL');
  await once(process_, 'exit');
  return Number(text);
}

it('ends a child that reads nothing when its parent is killed; without a guard the child goes on', async () => {
  const [left, guarded] = await Promise.all([killParent(false), killParent(true)]);
  await expect.poll(() => isAlive(guarded), { timeout: 5_000 }).toBe(false);
  expect(isAlive(left)).toBe(true);
  process.kill(left, 'SIGKILL');
});
