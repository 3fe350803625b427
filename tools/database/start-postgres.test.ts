import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runningServer } from './pid-file.ts';
import { freePort } from './ports.ts';
import { isAlive, waitUntil } from './processes.ts';
import { CliError } from './cli-error.ts';
import { type Postgres, startPostgres } from './start-postgres.ts';

let folder: string;
let dataDir: string;
let port: number;
const running: Postgres[] = [];
const holders: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'declic-pg-'));
  await chmod(folder, 0o755);
  dataDir = join(folder, 'postgres');
  port = await freePort();
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
  for (const holder of holders.splice(0)) holder.kill('SIGKILL');
  await waitUntil(() => runningServer(dataDir) === undefined, 10_000);
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, port });
  running.push(postgres);
  return postgres;
}

async function ask<Row extends object>({ adminUrl }: Postgres, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

function readChildren(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

/** Another process that starts the same server, and may be killed. */
async function startElsewhere(): Promise<{ process: ChildProcess; how: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/hold.ts'), dataDir, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(child);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, how: output.toString().trim() };
}

it('starts on a fresh folder, and keeps the data over a restart', async () => {
  const first = await start();
  await ask(first, 'CREATE TABLE kept AS SELECT 7 AS number');
  await first.stop();
  expect(first.isRunning()).toBe(false);
  expect(await ask(await start(), 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
});

it('has stopped when it says so, although it ended a connection before', async () => {
  const postgres = await start();
  const client = new Client({ connectionString: postgres.adminUrl });
  const ended = once(client, 'error');
  client.on('error', () => undefined); // it says so twice: why it is ended, and that it is
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await ask(postgres, `SELECT pg_terminate_backend(${rows[0]?.pid})`);
  await ended;
  await postgres.stop();
  expect(postgres.isRunning()).toBe(false);
});

it('listens on loopback only, with a password', async () => {
  const postgres = await start();
  expect(
    await ask(
      postgres,
      `SELECT setting FROM pg_settings WHERE name IN ('listen_addresses', 'unix_socket_directories') ORDER BY name`,
    ),
  ).toEqual([{ setting: '127.0.0.1' }, { setting: '' }]);
  const stranger = new URL(postgres.adminUrl);
  stranger.password = 'guess';
  await expect(ask({ ...postgres, adminUrl: stranger.href }, 'SELECT 1')).rejects.toThrow(
    'password authentication failed',
  );
});

it('joins a server that runs already, and leaves it running', async () => {
  const first = await start();
  const second = await start();
  await second.stop();
  expect([first.how, second.how, first.isRunning()]).toEqual(['started', 'adopted', true]);
});

it('gives two first starters one server', async () => {
  const both = await Promise.all([startElsewhere(), startElsewhere()]);
  expect(both.map(({ how }) => how).sort()).toEqual(['adopted', 'started']);
});

it('goes away with its starter, killed or not, and starts again', async () => {
  const { process: starter } = await startElsewhere();
  starter.kill('SIGKILL');
  expect(await waitUntil(() => runningServer(dataDir) === undefined, 10_000)).toBe(true);
  expect((await start()).how).toBe('started');
});

it('goes away with its starter although it is frozen, with its children', async () => {
  const { process: starter } = await startElsewhere();
  const { pid = 0 } = runningServer(dataDir) ?? {};
  const family = [pid, ...readChildren(pid)];
  expect(family.length).toBeGreaterThan(3);
  for (const member of family) process.kill(member, 'SIGSTOP');
  starter.kill('SIGKILL');
  expect(await waitUntil(() => !family.some(isAlive), 10_000)).toBe(true);
  expect((await start()).how).toBe('started');
});

it('recovers by itself when server and starter were both killed', async () => {
  const { process: starter } = await startElsewhere();
  const { pid = 0 } = runningServer(dataDir) ?? {};
  process.kill(pid, 'SIGKILL');
  starter.kill('SIGKILL');
  await waitUntil(() => !isAlive(pid), 10_000);
  expect(await ask(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('is not misled by a lock file whose process is something else now', async () => {
  await (await start()).stop();
  await writeFile(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n${port}\n\n127.0.0.1\n\nready\n`);
  expect((await start()).how).toBe('started');
});

it('names a taken port, and what to do', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  await expect(start()).rejects.toThrow(
    new CliError(
      `Port ${port} is in use, and the database needs it: stop what uses it, or choose other ports with PORT=5000.`,
    ),
  );
  other.close();
});

it.each([
  [
    'holds something else',
    'it is not a PostgreSQL data folder',
    async () => writeFile(join(dataDir, 'notes.txt'), 'mine'),
  ],
  [
    'was made by another version',
    'it was made by PostgreSQL 15, and this is 18',
    async () => writeFile(join(dataDir, 'PG_VERSION'), '15\n'),
  ],
])('refuses in one sentence a folder that %s', async (_, reason, spoil) => {
  await mkdir(dataDir);
  await spoil();
  await expect(start()).rejects.toThrow(`The database in ${dataDir} cannot be used: ${reason}. Move that folder`);
});

it('refuses in one sentence a folder whose files are damaged', async () => {
  await (await start()).stop();
  await rm(join(dataDir, 'global'), { recursive: true });
  await expect(start()).rejects.toThrow(/^The database in .* cannot be used: .*Move that folder/);
});
