import type { TestDatabase } from '@declic/nest-kit/testing';
import { inject } from 'vitest';

/** The URL with which the server's administrator sees everything in this test's database. */
export function adminLoginTo({ url }: TestDatabase): string {
  const there = new URL(inject('postgres').adminUrl);
  there.pathname = new URL(url).pathname;
  return there.href;
}
