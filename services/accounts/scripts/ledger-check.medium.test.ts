import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { startTestDatabase, type TestDatabase } from '@declic/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '../src/database/data-source';
import { aUser } from '../src/testing/a-user';

let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase(database);
});

afterAll(() => db.stop());

function check(url: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, OWNER_DATABASE_URL: url };
    execFile(process.execPath, [join(import.meta.dirname, 'ledger-check.ts')], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

describe('ledger:check', () => {
  it('says how much it has found to be sound', async () => {
    await aUser(db, { credits: 5 });
    await aUser(db, { credits: 7 });
    await aUser(db);
    expect(await check(db.ownerUrl)).toEqual({ code: 0, output: 'The ledger is sound: 3 accounts, 2 lines.\n' });
  });

  it('names the account and the line of what does not add up, and fails', async () => {
    const { id } = await aUser(db, { credits: 5 });
    await db.owner.query('update credit_account set balance = 6 where user_id = $1', [id]);
    expect(await check(db.ownerUrl)).toEqual({
      code: 1,
      output: `account ${id}, line 1: the balance is not the sum of the ledger\nThe ledger does not add up.\n`,
    });
  });

  it('fails without saying where to look', async () => {
    expect(await check('')).toMatchObject({ code: 1, output: expect.stringContaining('OWNER_DATABASE_URL') });
  });
});
