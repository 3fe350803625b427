import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../database/run-migrations';
import type { TestApp } from '../testing';
import type { LeaseTiming } from './lease-timing';
import { begun, database, greeted, startReplica } from './testing/greetings';

const timing: LeaseTiming = {
  heartbeat: 300,
  timeout: 1_000,
  reconnect: 50,
  fence: 3_000,
  grace: 6_000,
  settle: 2_000,
  retire: 60_000,
  collect: 60_000,
  job: 60_000,
};

interface Server {
  readonly adminUrl: string;
  readonly ownerUrl: string;
  readonly url: string;
}

let folder: string;
let keeper: ChildProcess;
let server: Server;
let replicas: TestApp[];

/** A server of its own, which comes back when it is killed; what is called is a program, not a part of this library. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'declic-restart-'));
  await chmod(folder, 0o755);
  const script = join(import.meta.dirname, '../../../../tools/database/testing/serve.ts');
  keeper = spawn(process.execPath, [script, 'workshops'], {
    env: { ...process.env, PORT: String((await freePort()) - 190), DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!keeper.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface(keeper.stdout)) {
    server = JSON.parse(line) as Server;
    break;
  }
  await migrate(database, server.ownerUrl, server.url);
  replicas = await Promise.all([startReplica(server, timing), startReplica(server, timing)]);
});

afterAll(async () => {
  await Promise.all(replicas.map((app) => app.close()));
  const dead = new Promise((resolve) => keeper.once('exit', resolve));
  keeper.kill('SIGKILL');
  await dead;
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

/** A free port that has room for the ports before it. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** One statement as the server's administrator. */
async function ask<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const url = new URL(server.adminUrl);
  url.pathname = new URL(server.url).pathname;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

it.each([
  ['fast', 'SIGINT'],
  ['immediate', 'SIGQUIT'],
] as const)(
  'runs each job once when the database is stopped (%s) under two replicas and comes back',
  async (how, signal) => {
    begun.length = greeted.length = 0;
    const guests = Array.from({ length: 24 }, (_, index) => `${how} ${index}`);
    for (const name of guests)
      await ask(`SELECT workshops_jobs.add_job('greet', $1::json)`, [JSON.stringify({ name, ms: 1_500 })]);
    await expect.poll(() => begun.length).toBeGreaterThanOrEqual(8);
    const [row] = await ask<{ pid: string }>(`SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid`);
    process.kill(Number(row?.pid), signal);
    await expect.poll(() => new Set(greeted).size, { timeout: 45_000 }).toBe(guests.length);
    await pause(timing.grace + 1_000);
    expect(begun.toSorted()).toEqual(guests.toSorted());
    expect(await ask('SELECT id FROM workshops_jobs._private_jobs')).toEqual([]);
  },
);
