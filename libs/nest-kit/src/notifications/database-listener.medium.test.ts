import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy, startTestDatabase } from '../testing';
import { DatabaseListener } from './database-listener';

const timing = { heartbeat: 300, timeout: 500, reconnect: 50 };
/** After a failure is over, notifications arrive again within this time. */
const LIMIT_MS = 5_000;

const db = await startTestDatabase({ name: 'workshops', entities: [], migrations: {}, functions: {} });
afterAll(() => db.stop());
let network: DatabaseProxy;
let listeners: DatabaseListener[];
let heard: string[];

beforeEach(async () => {
  network = await startDatabaseProxy(db.url);
  listeners = [];
  heard = [];
});

afterEach(async () => {
  await Promise.all(listeners.map((listener) => listener.onApplicationShutdown()));
  await network.close();
  await expect.poll(listSessions).toEqual([]);
});

function startListener(): void {
  const listener = new DatabaseListener({ DATABASE_URL: network.url }, 'workshops', timing);
  listeners.push(listener);
  listener
    .channel('seats')
    .of('a')
    .subscribe(() => heard.push('a'));
  listener
    .channel('seats')
    .of('b')
    .subscribe(() => heard.push('b'));
  listener.onApplicationBootstrap();
}

const listSessions = () =>
  db.dataSource.query<{ pid: number }[]>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'workshops-listener'`,
  );

/** A new connection says that everything may have changed; after that, each notification is heard once. */
async function expectToHear(): Promise<void> {
  await expect.poll(() => heard, { timeout: LIMIT_MS }).toEqual(['a', 'b']);
  await db.dataSource.query(`SELECT pg_notify('seats', 'b'), pg_notify('others', 'a')`);
  await expect.poll(() => heard).toEqual(['a', 'b', 'b']);
  expect(await listSessions()).toHaveLength(1);
  heard = [];
}

it('listens when the first connection is refused for a while', async () => {
  await network.stop();
  startListener();
  await pause(500);
  expect(heard).toEqual([]);
  await network.start();
  await expectToHear();
});

it('listens when the first connection hangs for a while', async () => {
  network.freeze();
  startListener();
  await pause(2_000);
  network.thaw();
  await expectToHear();
});

it('listens again when the server ends its session', async () => {
  startListener();
  await expectToHear();
  await db.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'workshops-listener'`,
  );
  await expectToHear();
});

it('listens on another connection when nothing arrives on its own any more', async () => {
  startListener();
  await expectToHear();
  const [{ pid } = { pid: 0 }] = await listSessions();
  process.kill(pid, 'SIGSTOP');
  try {
    await expect.poll(() => heard, { timeout: LIMIT_MS }).toEqual(['a', 'b']);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await expect.poll(listSessions).toHaveLength(1);
  await expectToHear();
});

it('opens no connection for a service without channels', async () => {
  const listener = new DatabaseListener({ DATABASE_URL: network.url }, 'workshops', timing);
  listener.onApplicationBootstrap();
  await pause(300);
  expect(await listSessions()).toEqual([]);
  await listener.onApplicationShutdown();
});
