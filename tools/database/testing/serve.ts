import { DATABASE, derivedPasswords, loginUrl } from '../logins.ts';
import { startDatabase } from '../../start/database.ts';
import { readSettings } from '../../start/settings.ts';

/** A server that tests may kill, and that comes back: `PORT=… DATA_DIR=… node serve.ts <service>`. */
const [service = ''] = process.argv.slice(2);
const passwords = derivedPasswords('test');
const { adminUrl } = await startDatabase(readSettings(process.env), passwords);
const [ownerUrl, url] = (['owner', 'app'] as const).map((kind) =>
  loginUrl(adminUrl, DATABASE, passwords, service, kind),
);
console.log(JSON.stringify({ adminUrl, ownerUrl, url }));
setInterval(() => undefined, 60_000);
