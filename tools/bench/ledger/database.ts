import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bootstrapDatabase } from '../../database/bootstrap.ts';
import { DATABASE, derivedPasswords, type LoginKind, loginUrl } from '../../database/logins.ts';
import { freePort } from '../../database/ports.ts';
import { startPostgres } from '../../database/start-postgres.ts';
import { runStatements as query } from '../shared/run-statements.ts';
import { accountId, MAX_ACCOUNTS } from './loads.ts';

const run = promisify(execFile);

/** A server of its own with accounts that can pay for everything, and an empty database for the peer. */
export interface BenchDatabase {
  /** As the service that runs actions. */
  readonly chargesUrl: string;
  readonly peerUrl: string;
  /** @throws {Error} when the ledger does not add up after all that. */
  assertSound(): Promise<void>;
  stop(): Promise<void>;
}

/** The settings of the product; durability is named because everything here depends on it. */
const settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_wal_size: '4GB' };

/** @param built where the built migrations are. */
export async function prepareDatabase(dataDir: string, built: string): Promise<BenchDatabase> {
  const postgres = await startPostgres({ dataDir, port: await freePort(), settings });
  try {
    const passwords = derivedPasswords('bench');
    await bootstrapDatabase({ adminUrl: postgres.adminUrl, passwords });
    const login = (service: string, kind: LoginKind) => loginUrl(postgres.adminUrl, DATABASE, passwords, service, kind);
    for (const service of ['accounts', 'actions']) {
      await run(process.execPath, [join(built, `migrate-${service}.js`)], {
        env: { ...process.env, OWNER_DATABASE_URL: login(service, 'owner'), DATABASE_URL: login(service, 'app') },
      });
    }
    // pgbench has one client after the other wait for a hot account, longer than a call of the product may.
    await query(login('actions', 'owner'), `alter function begin_run set lock_timeout = '60s'`);
    const owner = login('accounts', 'owner');
    await query(owner, ...seed());
    await query(postgres.adminUrl, 'create database peer');
    const peer = new URL(postgres.adminUrl);
    peer.pathname = '/peer';
    return {
      chargesUrl: login('actions', 'app'),
      peerUrl: peer.href,
      stop: () => postgres.stop(),
      async assertSound() {
        const [violation] = await query(owner, 'select * from ledger_violations limit 1');
        if (violation) throw new Error(`The ledger does not add up: ${JSON.stringify(violation)}`);
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

function seed(): string[] {
  const ids = Array.from({ length: MAX_ACCOUNTS }, (_, index) => `('${accountId(index + 1)}'::uuid, ${index + 1})`);
  const accounts = `(values ${ids.join(', ')}) as account (id, number)`;
  return [
    `insert into users (id, email, password_hash, verified_at) select id, number || '@example.com', 'none', now() from ${accounts}`,
    `select open_credit_account(id) from ${accounts}`,
    `select grant_credits(id, 2000000000, 'Benchmark', 'bench') from ${accounts}`,
    `insert into api_key (id, user_id, kid, label, token_hash) select id, id, number::text, 'Benchmark', sha256(number::text::bytea) from ${accounts}`,
    'vacuum analyze users, credit_account, ledger_entry, api_key',
  ];
}
