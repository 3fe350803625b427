import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { DATABASE, loginName, type LoginPasswords, SERVICES } from './logins.ts';
import { CliError } from './cli-error.ts';

/** What to make, and as whom. */
export interface BootstrapOptions {
  /** A login that may create roles and databases. */
  readonly adminUrl: string;
  readonly passwords: LoginPasswords;
  readonly database?: string;
  readonly services?: readonly string[];
}

/** Makes sure that the database, its roles and its schemas are there. Runs at every start and changes nothing the second time. */
export async function bootstrapDatabase({
  adminUrl,
  passwords,
  database = DATABASE,
  services = SERVICES,
}: BootstrapOptions): Promise<void> {
  await withClient(adminUrl, async (admin) => {
    await assertVersion(admin);
    // Roles belong to the whole server, so starters take turns on it.
    await admin.query(`SELECT pg_advisory_lock(hashtext('declic-bootstrap'))`);
    for (const service of services) await createLogins(admin, service, passwords);
    await createDatabase(admin, database);
    await withClient(inDatabase(adminUrl, database), async (client) => {
      for (const service of services) await createSchemas(client, database, service);
      for (const service of services) await createApiSchema(client, service, services);
    });
  });
}

async function createLogins(client: Client, service: string, passwords: LoginPasswords): Promise<void> {
  for (const kind of ['owner', 'app'] as const) {
    const role = escapeIdentifier(loginName(service, kind));
    const password = escapeLiteral(passwords(service, kind));
    await client.query(
      `DO $do$ BEGIN CREATE ROLE ${role}; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $do$`,
    );
    await client.query(`ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS PASSWORD ${password}`);
  }
}

async function createDatabase(client: Client, database: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  if (rowCount === 0)
    await client.query(`CREATE DATABASE ${escapeIdentifier(database)} ENCODING 'UTF8' TEMPLATE template0`);
}

/**
 * The owner owns the service's schema; the app may use the tables in it, now and later, and owns only its job queue. A function
 * may be called by those whom its file names.
 */
async function createSchemas(client: Client, database: string, service: string): Promise<void> {
  const schema = escapeIdentifier(service);
  const owner = escapeIdentifier(loginName(service, 'owner'));
  const app = escapeIdentifier(loginName(service, 'app'));
  // A managed server's admin is no superuser: to give something to a role it must be a member.
  await client.query(`GRANT ${owner}, ${app} TO CURRENT_USER`);
  await client.query(`
    REVOKE ALL ON SCHEMA public FROM PUBLIC;
    REVOKE ALL ON DATABASE ${escapeIdentifier(database)} FROM PUBLIC;
    GRANT CONNECT ON DATABASE ${escapeIdentifier(database)} TO ${owner}, ${app};
    ALTER ROLE ${owner} IN DATABASE ${escapeIdentifier(database)} SET search_path = ${schema};
    ALTER ROLE ${app} IN DATABASE ${escapeIdentifier(database)} SET search_path = ${schema};
    ALTER ROLE ${app} IN DATABASE ${escapeIdentifier(database)} SET statement_timeout = '60s';
    ALTER ROLE ${app} IN DATABASE ${escapeIdentifier(database)} SET lock_timeout = '5s';
    ALTER ROLE ${app} IN DATABASE ${escapeIdentifier(database)} SET idle_in_transaction_session_timeout = '30s';
    CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${owner};
    CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(`${service}_jobs`)} AUTHORIZATION ${app};
    GRANT USAGE ON SCHEMA ${schema} TO ${app};
    ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${app};
    ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} IN SCHEMA ${schema} GRANT USAGE, SELECT ON SEQUENCES TO ${app};
    ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
  `);
}

/** The schema with the functions that a service offers to others: all may look into it, and each function says who may call it. */
async function createApiSchema(client: Client, service: string, services: readonly string[]): Promise<void> {
  const schema = escapeIdentifier(`${service}_api`);
  const roles = services.flatMap((name) => [loginName(name, 'owner'), loginName(name, 'app')]).map(escapeIdentifier);
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${escapeIdentifier(loginName(service, 'owner'))};
    GRANT USAGE ON SCHEMA ${schema} TO ${roles.join(', ')};
  `);
}

async function assertVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int AS version`,
  );
  const version = rows[0]?.version ?? 0;
  if (version < 180_000)
    throw new CliError(`DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}, and Declic needs 18.`);
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'declic-bootstrap' });
  try {
    await client.connect();
  } catch (error) {
    throw new CliError(
      `The database at ${new URL(url).host} cannot be reached: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
