import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isAlive, waitUntil } from '../database/processes.ts';

const LONGEST_MS = 10_000;
const script = (name: string) => join(import.meta.dirname, 'testing', name);

let folder: string;
let supervisor: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'declic-supervised-'));
});

afterEach(async () => {
  supervisor?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Another process that supervises the script, and may be killed. */
async function superviseElsewhere(name: string): Promise<number> {
  supervisor = spawn(process.execPath, [script('supervise.ts'), script(name), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(supervisor.stdout ?? supervisor, 'data')) as [Buffer];
  return Number(output.toString());
}

it('leaves nothing behind when it is killed, not even a process that is deaf', async () => {
  const pid = await superviseElsewhere('deaf.mjs');
  expect(isAlive(pid)).toBe(true);
  supervisor?.kill('SIGKILL');
  expect(await waitUntil(() => !isAlive(pid), LONGEST_MS)).toBe(true);
});

it('leaves nothing behind when it is killed, not even a process that is frozen', async () => {
  const pid = await superviseElsewhere('deaf.mjs');
  process.kill(pid, 'SIGSTOP');
  supervisor?.kill('SIGKILL');
  expect(await waitUntil(() => !isAlive(pid), LONGEST_MS)).toBe(true);
});
