import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { createToolsDatabase } from '../database/testing/tools-database.ts';

const SQL = join(import.meta.dirname, '../../services/actions/src/database');
const { adminUrl, client } = await createToolsDatabase();

/** The service's own table and function; of what they call, only what they need. */
beforeAll(async () => {
  const read = (path: string) => readFile(join(SQL, path), 'utf8');
  await client.query(`
    set search_path = actions;
    create table run (id uuid primary key, cost integer);
    create schema if not exists accounts_api;
    create function accounts_api.hold_accounts_v1(uuid[], boolean) returns uuid[] language sql as $$ select '{}'::uuid[] $$;
    create function accounts_api.refund_v1(uuid, text) returns table (balance bigint) language sql as $$ select 9::bigint $$`);
  await client.query(await read('migrations/1795318044000-answer-reports.sql'));
  await client.query(await read('functions/decide_answer_report.sql'));
});

async function aReport(): Promise<string> {
  const run = randomUUID();
  await client.query('insert into run values ($1, 3)', [run]);
  const { rows } = await client.query<{ id: string }>(
    `insert into answer_report (user_id, run_id, request_id, action, reason, comment, input, answer)
     values ($1, $1, 'req_1', 'iban_validate', 'wrong', 'Another bank', '{"iban":"FR14"}', '{"valid":false}') returning id`,
    [run],
  );
  return rows[0]?.id ?? '';
}

function reports(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env['PATH'] ?? '', OWNER_DATABASE_URL: adminUrl };
  const script = join(import.meta.dirname, 'main.ts');
  return new Promise((resolve) =>
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  );
}

it('lists open reports, shows one, and gives the credits of an accepted one back, once', async () => {
  const [accepted, declined] = [await aReport(), await aReport()];
  const listed = await reports();
  expect(listed.output).toMatch(new RegExp(`${accepted} .* iban_validate: wrong\\. Another bank\n${declined}`));
  expect(listed.output).toContain('2 open.');
  expect((await reports('show', accepted)).output).toContain('Input: {"iban":"FR14"}\nAnswer: {"valid":false}');
  expect(await reports('accept', accepted)).toEqual({ code: 0, output: 'Accepted: 3 credits were given back.\n' });
  expect(await reports('accept', accepted)).toEqual({
    code: 1,
    output: `The report ${accepted} is accepted already.\n`,
  });
  expect((await reports('decline', declined)).output).toBe('Declined: nothing was given back.\n');
  expect((await reports()).output).toContain('0 open.');
});

it('writes no control characters of a report to the terminal', async () => {
  const id = await aReport();
  await client.query('update answer_report set comment = $1 where id = $2', [
    'a\u001b]52;c;eA==\u0007\n\u009b2Jb\u202ec',
    id,
  ]);
  const clean = String.raw`a\u001b]52;c;eA==\u0007\u000a\u009b2Jb\u202ec`;
  expect((await reports()).output).toContain(`wrong. ${clean}\n`);
  expect((await reports('show', id)).output).toContain(`\n${clean}\n`);
  await reports('decline', id);
});

it('says how it is used', async () => {
  for (const args of [['accept'], ['delete', 'x']])
    expect(await reports(...args)).toMatchObject({ code: 1, output: expect.stringContaining('npm run reports') });
  expect((await reports('show', 'x')).output).toBe('There is no report x.\n');
});
