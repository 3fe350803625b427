import type { TestDatabase } from '@declic/nest-kit/testing';
import { inject } from 'vitest';

/** The URL with which another service reaches this test's database. */
export function loginTo({ url }: TestDatabase, service: string, kind: 'app' | 'owner' = 'app'): string {
  const login = inject('postgres').logins[service];
  if (!login) throw new Error(`The test server has no login for ${service}.`);
  const there = new URL(login[kind]);
  there.pathname = new URL(url).pathname;
  return there.href;
}

/** The URL with which the server's administrator sees everything in this test's database. */
export function adminLoginTo({ url }: TestDatabase): string {
  const there = new URL(inject('postgres').adminUrl);
  there.pathname = new URL(url).pathname;
  return there.href;
}
