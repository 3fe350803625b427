import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestPostgres } from '@declic/nest-kit/testing/provided-context';
import type { TestProject } from 'vitest/node';
import { bootstrapDatabase } from '../database/bootstrap.ts';
import { derivedPasswords, type LoginKind, loginUrl, SERVICES } from '../database/logins.ts';
import { freePort } from '../database/ports.ts';
import { startPostgres } from '../database/start-postgres.ts';

const passwords = derivedPasswords('test');
const TEMPLATE = 'declic_template';

/** One throw-away PostgreSQL per test run; every test file gets a database of its own on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'declic-test-'));
  // PostgreSQL may run as another user than the tests.
  await chmod(folder, 0o755);
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort(), settings });
  await bootstrapDatabase({ adminUrl: postgres.adminUrl, passwords, database: TEMPLATE });
  project.provide('postgres', {
    adminUrl: postgres.adminUrl,
    template: TEMPLATE,
    logins: createLogins(postgres.adminUrl),
  });
  return async () => {
    await postgres.stop();
    // One after the other: the second is usually inside the first.
    for (const path of [postgres.dataDir, folder]) await rm(path, { recursive: true, force: true });
  };
}

function createLogins(adminUrl: string): TestPostgres['logins'] {
  return Object.fromEntries(
    SERVICES.map((service) => {
      const toUrl = (kind: LoginKind) => {
        const url = new URL(loginUrl(adminUrl, TEMPLATE, passwords, service, kind));
        // The roles' search path is a setting of the template only.
        url.searchParams.set('options', `-csearch_path=${service}`);
        return url.href;
      };
      return [service, { owner: toUrl('owner'), app: toUrl('app') }];
    }),
  );
}
