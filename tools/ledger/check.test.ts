import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from 'pg';
import { derivedPasswords, loginUrl } from '../database/logins.ts';
import { freePort } from '../database/ports.ts';
import { readSecrets } from '../database/secrets.ts';
import { startDatabase, type StackDatabase } from '../start/database.ts';
import { readSettings } from '../start/settings.ts';

let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'declic-ledger-check-'));
  await chmod(folder, 0o755);
  env = { PORT: String((await freePort()) - 190), DATA_DIR: folder };
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function check(): Promise<{ code: number; output: string }> {
  const options = { env: { PATH: process.env['PATH'] ?? '', ...env } };
  return new Promise((resolve) =>
    execFile(process.execPath, [join(import.meta.dirname, 'check.ts')], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  );
}

it('says so when the stack never ran', async () => {
  expect(await check()).toEqual({
    code: 1,
    output: 'This database has no ledger: start the product once, or run its migrations.\n',
  });
});

it('finds the database of a stack that runs, and leaves it running', async () => {
  const settings = readSettings(env);
  const passwords = derivedPasswords((await readSecrets(settings.dataDir)).DATABASE_SEED);
  const stack = await startDatabase(settings, passwords);
  try {
    const client = new Client({ connectionString: ownerUrl(stack, passwords) });
    await client.connect();
    await client.query(`
      create table credit_account as select 1 as user_id;
      create table ledger_entry as select generate_series(1, 1234);
      create view ledger_violations as select null where false`);
    expect(await check()).toEqual({ code: 0, output: 'The ledger is sound: 1 account, 1,234 lines.\n' });
    expect((await client.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
    await client.end();
  } finally {
    await stack.stop();
  }
});

function ownerUrl({ adminUrl, database }: StackDatabase, passwords: ReturnType<typeof derivedPasswords>): string {
  return loginUrl(adminUrl, database, passwords, 'accounts', 'owner');
}
