import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '@declic/tools/database/processes';
import { root } from '@declic/tools/start/settings';
import { expect, test } from '@playwright/test';
import { startLoad } from './load.ts';
import { aBusyCustomer, type OwnStack, startOwnStack } from './own-stack.ts';

const DEPLOYED = ['releases', 'marketing', 'accounts', 'actions', 'workshops', 'flow', 'edge'];
const MAX_END_MS = 10_000;

test.describe.configure({ mode: 'serial' });

let stack: OwnStack;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await startOwnStack();
});

test.afterAll(() => stack.stop());

/** `npm run deploy <names>`, without npm. */
async function deploy(names: readonly string[]): Promise<number | null> {
  const env = { ...process.env, DATA_DIR: stack.dataDir };
  const child = spawn(process.execPath, ['tools/deploy/main.ts', ...names], { cwd: root, env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

const countCharges = async (userId: string) =>
  (await stack.ask('SELECT 1 FROM accounts.ledger_entry WHERE user_id = $1 AND delta < 0', [userId])).length;

test('a deploy of each service in turn fails no call, and each paid call is charged once', async () => {
  test.setTimeout(400_000);
  const customer = await aBusyCustomer(stack);
  const before = await countCharges(customer.userId);
  const pidsBefore = findListeners(stack);
  const load = startLoad(stack.url, customer);
  const code = await deploy(DEPLOYED);
  const { paidCalls, reads, streams, failures } = await load.stop();
  expect(code).toBe(0);
  expect(failures).toEqual([]);
  expect(paidCalls).toBeGreaterThan(50);
  expect(reads).toBeGreaterThan(50);
  // The stream of the old process of flow ended, and so did the one through the old edge.
  expect(streams).toBeGreaterThanOrEqual(3);
  expect((await countCharges(customer.userId)) - before).toBe(paidCalls);
  expect(await stack.ask('SELECT * FROM accounts.ledger_violations')).toEqual([]);
  const pidsAfter = findListeners(stack);
  expect(pidsAfter).toHaveLength(DEPLOYED.length);
  expect(pidsAfter.filter((pid) => pidsBefore.includes(pid))).toEqual([]);
});

test('a stack that is killed leaves no process behind, although its database is frozen', async () => {
  const supervisor = readSupervisorPid(stack);
  const family = findDescendants(supervisor);
  const database = family.filter((pid) => /^(postgres:|\S+\/postgres )/.test(readCommand(pid)));
  expect(family.length).toBeGreaterThan(15);
  expect(database.length).toBeGreaterThan(5);
  for (const pid of database) process.kill(pid, 'SIGSTOP');
  // Calls that now hang on the database, as they would.
  const hanging = Array.from({ length: 20 }, () =>
    fetch(`${stack.url}/api/accounts/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.test', password: 'no' }),
    }).catch(() => undefined),
  );
  process.kill(supervisor, 'SIGKILL');
  const alive = () => family.filter(isAlive).map((pid) => `${pid} ${readCommand(pid)}`);
  await expect.poll(alive, { timeout: MAX_END_MS }).toEqual([]);
  await Promise.all(hanging);
});

function readSupervisorPid({ dataDir }: OwnStack): number {
  return Number(readFileSync(join(dataDir, 'stack.pid'), 'utf8'));
}

/** The processes of services and edge. */
function findListeners(of: OwnStack): number[] {
  return findDescendants(readSupervisorPid(of)).filter((pid) => readCommand(pid).endsWith('/main.js'));
}

function findDescendants(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...findDescendants(child)]);
}

function readCommand(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it has ended meanwhile
  }
}
