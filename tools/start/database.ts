import { join } from 'node:path';
import { bootstrapDatabase } from '../database/bootstrap.ts';
import { DATABASE, type LoginPasswords } from '../database/logins.ts';
import { CliError } from '../database/cli-error.ts';
import { startPostgres } from '../database/start-postgres.ts';
import type { StackSettings } from './settings.ts';

const CHECK_INTERVAL_MS = 2_000;

/** A database with every role and schema in place. */
export interface StackDatabase {
  readonly adminUrl: string;
  readonly database: string;
  /** Where the data lies, for sentences. */
  readonly place: string;
  stop(): Promise<void>;
}

/** The given database, or the embedded one, which is watched and started again when it dies. */
export async function startDatabase(
  { dataDir, databaseUrl, ports }: StackSettings,
  passwords: LoginPasswords,
): Promise<StackDatabase> {
  if (databaseUrl !== undefined) {
    const database = readDatabaseName(databaseUrl);
    await bootstrapDatabase({ adminUrl: databaseUrl, passwords, database });
    const place = `the database "${database}" at ${new URL(databaseUrl).host}`;
    return { adminUrl: databaseUrl, database, place, stop: async () => undefined };
  }
  const start = () => startPostgres({ dataDir: join(dataDir, 'postgres'), port: ports.postgres });
  let postgres = await start();
  await bootstrapDatabase({ adminUrl: postgres.adminUrl, passwords });

  let mending = false;
  const watch = setInterval(() => {
    if (mending || postgres.isRunning()) return;
    mending = true;
    console.error('[database] ended, starting again');
    start()
      .then((started) => (postgres = started))
      .catch((error: unknown) => console.error(`[database] ${error instanceof Error ? error.message : String(error)}`))
      .finally(() => (mending = false));
  }, CHECK_INTERVAL_MS);
  return {
    adminUrl: postgres.adminUrl,
    database: DATABASE,
    place: dataDir,
    async stop() {
      clearInterval(watch);
      await postgres.stop();
    },
  };
}

/** The admin's own database is left alone; any other that the URL names is ours. */
function readDatabaseName(url: string): string {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new CliError('DATABASE_URL is not a PostgreSQL URL: write it as postgres://user:password@host:5432/declic.');
  }
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  return name === '' || name === 'postgres' ? DATABASE : name;
}
