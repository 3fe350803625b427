import type { TestPostgres } from '@declic/nest-kit/testing/provided-context';
import type { TestProject } from 'vitest/node';
import { bootstrapDatabase } from '../database/bootstrap.ts';
import { derivedPasswords, type LoginKind, loginUrl, SERVICES } from '../database/logins.ts';
import { startThrowAwayPostgres } from '../database/testing/throw-away-postgres.ts';

const passwords = derivedPasswords('test');
const TEMPLATE = 'declic_template';

/** One throw-away PostgreSQL per test run; every test file gets a database of its own on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startThrowAwayPostgres();
  await bootstrapDatabase({ adminUrl: postgres.adminUrl, passwords, database: TEMPLATE });
  project.provide('postgres', {
    adminUrl: postgres.adminUrl,
    template: TEMPLATE,
    logins: createLogins(postgres.adminUrl),
  });
  return () => postgres.stop();
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
