import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { derivedPasswords, loginUrl } from '../database/logins.ts';
import { CliError } from '../database/cli-error.ts';
import { readSecrets } from '../database/secrets.ts';
import { startDatabase } from '../start/database.ts';
import { readSettings, root } from '../start/settings.ts';

/** `npm run ledger:check`: the ledger at OWNER_DATABASE_URL, else that of the local stack, whether it runs or not. */
async function main(): Promise<void> {
  const given = process.env['OWNER_DATABASE_URL'];
  process.exitCode = given ? await check(given) : await checkStack();
}

async function checkStack(): Promise<number> {
  const settings = readSettings(process.env);
  const passwords = derivedPasswords((await readSecrets(settings.dataDir)).DATABASE_SEED);
  // Joins the stack's own server, and stops it afterwards only when the stack did not run.
  const { adminUrl, database, stop } = await startDatabase(settings, passwords);
  try {
    return await check(loginUrl(adminUrl, database, passwords, 'accounts', 'owner'));
  } finally {
    await stop();
  }
}

async function check(url: string): Promise<number> {
  const script = join(root, 'services/accounts/scripts/ledger-check.ts');
  const env = { ...process.env, OWNER_DATABASE_URL: url };
  const [code] = (await once(spawn(process.execPath, [script], { env, stdio: 'inherit' }), 'exit')) as [number | null];
  return code ?? 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof CliError ? error.message : error);
  process.exitCode = 1;
});
