import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isAlive, waitUntil } from '../database/processes.ts';
import { SupervisedProcess } from './supervised-process.ts';

const MAX_MS = 10_000;
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
  const pid = Number(output.toString());
  expect(pid, `a process id, not ${JSON.stringify(output.toString())}`).toBeGreaterThan(0);
  return pid;
}

it('leaves nothing behind when it is killed, not even a process that is deaf', async () => {
  const pid = await superviseElsewhere('deaf.mjs');
  expect(isAlive(pid)).toBe(true);
  supervisor?.kill('SIGKILL');
  expect(await waitUntil(() => !isAlive(pid), MAX_MS)).toBe(true);
});

it('leaves nothing behind when it is killed, not even a process that is frozen', async () => {
  const pid = await superviseElsewhere('deaf.mjs');
  process.kill(pid, 'SIGSTOP');
  supervisor?.kill('SIGKILL');
  expect(await waitUntil(() => !isAlive(pid), MAX_MS)).toBe(true);
});

it('starts one process, not two, when a replacement fails while the process itself is between two attempts', async () => {
  const starts = join(folder, 'starts');
  const broken = join(folder, 'broken');
  const env = { ...process.env, STARTS: starts, BROKEN: broken };
  const supervised = new SupervisedProcess({
    name: 'example',
    script: script('once-broken.mjs'),
    cwd: folder,
    env,
    logDir: folder,
  });
  const pids = async () => (await readFile(starts, 'utf8').catch(() => '')).split('\n').filter(Boolean).map(Number);

  await writeFile(broken, '');
  supervised.start();
  try {
    // Its next attempt is 500 ms away.
    expect(await waitUntil(() => supervised.pid === undefined, MAX_MS)).toBe(true);
    await expect(supervised.replace()).rejects.toThrow('did not become ready');
    await rm(broken);
    expect(await waitUntil(async () => (await pids()).length > 0, MAX_MS)).toBe(true);
    await pause(1_500);
    expect((await pids()).filter(isAlive)).toEqual([supervised.pid]);
  } finally {
    await supervised.stop();
    for (const pid of (await pids()).filter(isAlive)) process.kill(pid, 'SIGKILL');
  }
});
