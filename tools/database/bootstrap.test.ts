import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootstrapDatabase } from './bootstrap.ts';
import { DATABASE, derivedPasswords, type LoginKind, loginUrl } from './logins.ts';
import { startThrowAwayPostgres } from './testing/throw-away-postgres.ts';

const passwords = derivedPasswords('seed');
let postgres: Awaited<ReturnType<typeof startThrowAwayPostgres>>;

beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
  const options = { adminUrl: postgres.adminUrl, passwords };
  // Two starters at once, and one more later: all of them succeed.
  await Promise.all([bootstrapDatabase(options), bootstrapDatabase(options)]);
  await bootstrapDatabase(options);
  await as('accounts', 'owner', 'CREATE TABLE account (id int)');
});

afterAll(() => postgres.stop());

async function as(service: string, kind: LoginKind, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: loginUrl(postgres.adminUrl, DATABASE, passwords, service, kind) });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}

it('lets a service use the tables of its own schema', async () => {
  await as('accounts', 'app', 'INSERT INTO account VALUES (1)');
  expect(await as('accounts', 'app', 'SELECT id FROM account')).toEqual([{ id: 1 }]);
});

const REFUSAL = /permission denied|must be owner/;

it.each(['CREATE TABLE mine (id int)', 'DROP TABLE account', 'TRUNCATE account'])(
  'keeps an app from changing the tables of its schema: %s',
  async (statement) => {
    await expect(as('accounts', 'app', statement)).rejects.toThrow(REFUSAL);
  },
);

it.each(['app', 'owner'] as const)("keeps the %s login from another service's tables", async (kind) => {
  await expect(as('flow', kind, 'SELECT * FROM accounts.account')).rejects.toThrow(REFUSAL);
});

it.each(['CREATE TABLE public.mine (id int)', 'CREATE SCHEMA mine'])(
  'keeps an app within its schema: %s',
  async (statement) => {
    await expect(as('flow', 'app', statement)).rejects.toThrow(REFUSAL);
  },
);

it('gives each service a schema for its jobs', async () => {
  expect(await as('flow', 'app', 'CREATE TABLE flow_jobs.probe (id int)')).toEqual([]);
});

it('bounds what an app does, also by hand, and leaves the owner to migrate as long as it takes', async () => {
  const limits = `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
    current_setting('idle_in_transaction_session_timeout') AS idle`;
  expect(await as('accounts', 'app', limits)).toEqual([{ statement: '1min', lock: '5s', idle: '30s' }]);
  expect(await as('accounts', 'owner', limits)).toEqual([{ statement: '0', lock: '0', idle: '0' }]);
});
