import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { beforeEach, expect, it } from 'vitest';
import { createToolsDatabase } from '../database/testing/tools-database.ts';

const { adminUrl, client } = await createToolsDatabase();
for (const schema of ['accounts_jobs', 'flow_jobs']) await runMigrations({ connectionString: adminUrl, schema });

beforeEach(async () => {
  await client.query('TRUNCATE accounts_jobs._private_jobs, flow_jobs._private_jobs RESTART IDENTITY');
  await client.query(`SELECT accounts_jobs.add_job('send-mail', '{"to":"ada@example.org"}')`);
  await client.query(`SELECT accounts_jobs.add_job('send-mail', '{"to":"lin@example.org"}')`);
  await client.query(`SELECT flow_jobs.add_job('analyse-strategy', '{}')`);
  await client.query(`
    UPDATE accounts_jobs._private_jobs SET attempts = max_attempts, last_error = E'The mail server refuses\\n  at send'
     WHERE payload->>'to' = 'ada@example.org'`);
});

function jobs(...args: string[]): Promise<{ code: number; output: string }> {
  const options = { env: { PATH: process.env['PATH'] ?? '', ADMIN_DATABASE_URL: adminUrl } };
  return new Promise((resolve) =>
    execFile(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  );
}

it('lists the queues and the jobs that failed for good, without what they carry', async () => {
  const { code, output } = await jobs();
  expect(code).toBe(0);
  expect(output).toContain('accounts: send-mail: 1 waiting, 0 running, 1 dead\n');
  expect(output).toContain('flow: analyse-strategy: 1 waiting, 0 running, 0 dead\n');
  expect(output).toMatch(/^dead: accounts 1 send-mail, since 20\S+: The mail server refuses$/m);
  expect(output).not.toContain('ada@example.org');
});

it('gives a dead job its tries again', async () => {
  expect((await jobs('retry', 'accounts', '1')).output).toContain(
    'accounts: send-mail: 2 waiting, 0 running, 0 dead\n',
  );
  const { rows } = await client.query(`SELECT attempts, is_available FROM accounts_jobs._private_jobs WHERE id = 1`);
  expect(rows).toEqual([{ attempts: 0, is_available: true }]);
});

it('gives all dead jobs of a service their tries again', async () => {
  expect((await jobs('retry', 'accounts', 'all')).output).toContain('No job failed for good.');
});

it('forgets a dead job', async () => {
  expect((await jobs('drop', 'accounts', '1')).output).toContain('accounts: send-mail: 1 waiting, 0 running, 0 dead\n');
});

it.each([
  ['drop', 'accounts', '2'],
  ['retry', 'accounts', '99'],
  ['drop', 'nothing', '1'],
])('touches no other job: %s %s %s', async (...args) => {
  const { code, output } = await jobs(...args);
  expect(code).toBe(1);
  expect(output).toBe(`No job ${args[2]} of the service ${args[1]} failed for good: see npm run jobs.\n`);
  expect((await jobs()).output).toContain('accounts: send-mail: 1 waiting, 0 running, 1 dead\n');
});

it('says how it is used', async () => {
  expect(await jobs('remove')).toEqual({
    code: 1,
    output: 'npm run jobs [-- retry <service> <id|all> | -- drop <service> <id>]\n',
  });
});
