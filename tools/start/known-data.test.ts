import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createToolsDatabase } from '../database/testing/tools-database.ts';
import { assertKnownData } from './known-data.ts';
import { root } from './settings.ts';

const { name: database, adminUrl, client } = await createToolsDatabase();

beforeEach(() =>
  client.query(`
    DROP SCHEMA IF EXISTS accounts CASCADE;
    CREATE SCHEMA accounts;
    CREATE TABLE accounts.migrations ("timestamp" bigint, name text)`),
);

const check = () => assertKnownData({ adminUrl, database, place: '/home/ada/.data' });
const note = (timestamp: string) => client.query(`INSERT INTO accounts.migrations VALUES ($1, 'X')`, [timestamp]);

it('refuses data of an earlier version in one sentence with the folder and what to do', async () => {
  await note('1763600000001');
  await expect(check()).rejects.toThrow(
    'The data in /home/ada/.data was made by an earlier version of Declic, and this version cannot go on with it: ' +
      'move it away and start again for fresh data, choose another folder with DATA_DIR, or go back to that version.',
  );
});

it('goes on with data of this version, and with data of a later one that began with the same migration', async () => {
  const [first = ''] = (await readdir(join(root, 'services/accounts/src/database/migrations'))).sort();
  await note(first.slice(0, 13));
  await note('9000000000000');
  await expect(check()).resolves.toBeUndefined();
});

it('goes on with data whose oldest migration is that of a shared table', async () => {
  const [throttle = ''] = await readdir(join(root, 'libs/nest-kit/src/throttle/migrations'));
  await note(throttle.slice(0, 13));
  await expect(check()).resolves.toBeUndefined();
});

it('goes on where nothing was migrated yet', async () => {
  await expect(check()).resolves.toBeUndefined();
  await client.query('DROP TABLE accounts.migrations');
  await expect(check()).resolves.toBeUndefined();
});
