import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitUntil } from '../database/processes.ts';
import { RunningBuilds } from './running-builds.ts';
import { SupervisedProcess } from './supervised-process.ts';

const MAX_MS = 10_000;

let project: string;
let builds: RunningBuilds;
let service: SupervisedProcess | undefined;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'declic-project-'));
  builds = new RunningBuilds();
  await build('first');
});
afterEach(async () => {
  await service?.stop();
  await builds.remove();
  await rm(project, { recursive: true });
});

/** Replaces `dist` as a build does: its chunk has another name each time. */
async function build(what: string): Promise<void> {
  const dist = join(project, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist);
  await writeFile(join(dist, `chunk-${what}.mjs`), `export const what = '${what}';\n`);
  await writeFile(join(dist, 'main.mjs'), lateChunk(what));
}

/** Loads its chunk when it is asked to, as a service does, and writes what it got. */
const lateChunk = (what: string) => `
import { existsSync, writeFileSync } from 'node:fs';
process.send('ready');
const timer = setInterval(async () => {
  if (!existsSync('asked')) return;
  clearInterval(timer);
  const said = await import('./chunk-${what}.mjs').then(({ what }) => what, (error) => error.code);
  writeFileSync('said', said);
}, 10);
`;

function startService(script: string): SupervisedProcess {
  service = new SupervisedProcess({ name: 'example', script, cwd: project, env: process.env, logDir: project });
  service.start();
  return service;
}

async function askChunk(): Promise<string> {
  await rm(join(project, 'said'), { force: true });
  await writeFile(join(project, 'asked'), '');
  const said = () => readFile(join(project, 'said'), 'utf8').catch(() => '');
  await waitUntil(async () => (await said()) !== '', MAX_MS);
  await rm(join(project, 'asked'));
  return said();
}

it('lets a process load its own chunks after another build was written beside it', async () => {
  startService(join(await builds.copy(project), 'main.mjs'));
  await build('second');

  expect(await askChunk()).toBe('first');
});

it('is replaced by a copy of the present build, which also a crash starts again', async () => {
  const running = startService(join(await builds.copy(project), 'main.mjs'));
  await build('second');
  await running.replace(join(await builds.copy(project), 'main.mjs'));
  await build('third');

  const { pid } = running;
  process.kill(pid ?? 0, 'SIGKILL');
  expect(await waitUntil(() => running.pid !== undefined && running.pid !== pid, MAX_MS)).toBe(true);
  expect(await askChunk()).toBe('second');
});

it('takes its copies away, and those of stacks that were killed, and no others', async () => {
  const killed = spawn(process.execPath, ['-e', '']);
  await once(killed, 'exit');
  for (const owner of [killed.pid, process.ppid])
    await cp(join(project, 'dist'), join(project, `.running-${owner}-0`), { recursive: true });

  await builds.copy(project);
  expect((await readdir(project)).sort()).toEqual(
    [`.running-${process.ppid}-0`, `.running-${process.pid}-0`, 'dist'].sort(),
  );
  await builds.remove();
  expect((await readdir(project)).sort()).toEqual([`.running-${process.ppid}-0`, 'dist']);
});
