import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CliError } from '../database/cli-error.ts';
import { root } from '../start/settings.ts';
import { withStackOwner } from '../start/with-stack-owner.ts';

/** `npm run ledger:check`: the ledger at OWNER_DATABASE_URL, else that of the local stack, whether it runs or not. */
async function main(): Promise<void> {
  const given = process.env['OWNER_DATABASE_URL'];
  process.exitCode = given ? await check(given) : await withStackOwner('accounts', check);
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
