import { inject } from 'vitest';
import type { TestPostgres } from './provided-context';
import type { TestDatabase } from './test-database';

/** The URL with which another service, or the owner of its schema, reaches this test's database. */
export function loginTo({ url }: Pick<TestDatabase, 'url'>, service: string, kind: 'app' | 'owner' = 'app'): string {
  return buildLoginUrl(inject('postgres'), service, kind, new URL(url).pathname.slice(1));
}

/** See `loginTo`, for a database that is named. */
export function buildLoginUrl(
  { logins }: TestPostgres,
  service: string,
  kind: 'app' | 'owner',
  database: string,
): string {
  const login = logins[service];
  if (!login) throw new Error(`There is no service "${service}": tools/database/logins.ts lists them.`);
  const url = new URL(login[kind]);
  url.pathname = `/${database}`;
  return url.href;
}
