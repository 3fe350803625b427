import { derivedPasswords, loginUrl, type ServiceName } from '../database/logins.ts';
import { readSecrets } from '../database/secrets.ts';
import { startDatabase } from './database.ts';

import { readSettings } from './settings.ts';

/** Runs `work` with the URL of the local stack's database, as the owner of a service's schema, whether the stack runs or not. */
export async function withStackOwner<Result>(
  service: ServiceName,
  work: (ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(process.env);
  const passwords = derivedPasswords((await readSecrets(settings.dataDir)).DATABASE_SEED);
  // Joins the stack's own server, and stops it afterwards only when the stack did not run.
  const { adminUrl, database, stop } = await startDatabase(settings, passwords);
  try {
    return await work(loginUrl(adminUrl, database, passwords, service, 'owner'));
  } finally {
    await stop();
  }
}
