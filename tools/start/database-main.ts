import { readSettings } from './settings.ts';
import { startDatabase } from './database.ts';
import { derivedPasswords } from '../database/logins.ts';
import { CliError } from '../database/cli-error.ts';
import { readSecrets } from '../database/secrets.ts';

/** `npm run db`: the stack's database alone, until Ctrl-C. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const secrets = await readSecrets(settings.dataDir);
  const database = await startDatabase(settings, derivedPasswords(secrets.DATABASE_SEED));
  const url = new URL(database.adminUrl);
  url.pathname = `/${database.database}`;
  console.log(`The database is ready at ${url.href}`);
  // A pending timer keeps the process; the server itself does not.
  const staying = setInterval(() => undefined, 60_000);
  const stop = async () => {
    clearInterval(staying);
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  process.once('disconnect', () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof CliError ? error.message : error);
  process.exit(1);
});
