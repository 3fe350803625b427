import { expect } from 'vitest';
import type { TestResponse } from './start-edge';

/** Expects a refusal (4xx) that is a problem document, never a page. */
export function expectProblem({ status, headers }: TestResponse): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
}
