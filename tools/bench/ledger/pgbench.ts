import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CliError } from '../../database/cli-error.ts';
import { UNLIMITED_CALLS } from './loads.ts';
import type { Contender } from './take-turns.ts';

const run = promisify(execFile);

/**
 * The statement that the service sends for one call that begins, waiting for the account where another holds it; pgbench knows numbers
 * only, so the server makes ids of them.
 */
export const BEGIN_SCRIPT = `\\set account random(1, :accounts)
select begun.outcome from (select lpad(to_hex(:account::integer), 32, '0')::uuid as id) account
  cross join lateral begin_run(uuidv7(), account.id, account.id, 'email_validate', 1, 'benchmark', 10000, ${UNLIMITED_CALLS},
                               null, null, null, true, 10000, 'free') begun;
`;

/** @throws {CliError} when it is not installed: the embedded server comes without it. */
export async function findPgbench(): Promise<string> {
  const found = globSync('/usr/lib/postgresql/*/bin/pgbench').sort().at(-1) ?? '/usr/bin/pgbench';
  if (existsSync(found)) return found;
  throw new CliError(
    'pgbench is missing: install the Debian package "postgresql-contrib" (or "postgresql") and try again.',
  );
}

/** The yardstick: PostgreSQL's own client, as many connections as clients. */
export function pgbenchContender(pgbench: string, url: string, sql: string): Contender {
  const { hostname, port, username, password, pathname } = new URL(url);
  const login = ['-h', hostname, '-p', port, '-U', username];
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(password) };
  return {
    async run({ accounts, clients }, seconds) {
      const folder = await mkdtemp(join(tmpdir(), 'declic-pgbench-'));
      const script = join(folder, 'charge.sql');
      await writeFile(script, sql);
      // Its clock runs while it connects; its rate leaves that out.
      const time = seconds + Math.ceil(clients / 20);
      const load = ['-c', String(clients), '-j', String(Math.min(clients, 2)), '-T', String(time)];
      const how = ['-n', '-M', 'prepared', '-f', script, '-D', `accounts=${accounts}`];
      try {
        return { rate: await measureRate(() => run(pgbench, [...login, ...load, ...how, pathname.slice(1)], { env })) };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    stop: () => undefined,
  };
}

/** On a busy machine the time may be over before all clients are connected: then it is repeated. */
async function measureRate(attempt: () => Promise<{ stdout: string }>): Promise<number> {
  let said = '';
  for (let count = 0; count < 3; count += 1) {
    said = (await attempt()).stdout;
    const [, rate] = /^tps = ([\d.]+)/m.exec(said) ?? [];
    if (rate !== undefined && said.includes('number of failed transactions: 0 ')) return Number(rate);
  }
  throw new Error(`pgbench did not do its work:\n${said}`);
}
