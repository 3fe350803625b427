import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrapDatabase } from '../../tools/database/bootstrap.ts';
import { DATABASE, type LoginKind, loginUrl, SERVICES } from '../../tools/database/logins.ts';

/** The `migrations` container: roles and schemas as the admin, then each service's migrations as the owner of its schema. */
const adminUrl = required('ADMIN_DATABASE_URL');
const passwords = (service: string, kind: LoginKind) => required(`${service}_${kind}_password`.toUpperCase());

await bootstrapDatabase({ adminUrl, passwords });
for (const service of SERVICES) {
  const login = (kind: LoginKind) => loginUrl(adminUrl, DATABASE, passwords, service, kind);
  const env = { ...process.env, OWNER_DATABASE_URL: login('owner'), DATABASE_URL: login('app') };
  execFileSync(process.execPath, ['dist/migrate.js'], { cwd: join('services', service), env, stdio: 'inherit' });
}

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is not set: see deploy/containers/README.md.`);
  process.exit(1);
}
