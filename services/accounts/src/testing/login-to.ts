import type { TestDatabase } from '@declic/nest-kit/testing';
import { inject } from 'vitest';

/** The URL with which another service reaches this test's database. */
export function loginTo({ url }: TestDatabase, service: string): string {
  const login = inject('postgres').logins[service];
  if (!login) throw new Error(`The test server has no login for ${service}.`);
  const there = new URL(login.app);
  there.pathname = new URL(url).pathname;
  return there.href;
}
