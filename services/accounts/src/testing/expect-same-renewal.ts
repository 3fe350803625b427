import type { TestApp } from '@declic/nest-kit/testing';
import { expect } from 'vitest';

type Renew = (token: string) => ReturnType<TestApp['inject']>;

/** Expects that a new mail for an unknown link is answered like one for this link, and is not sent. */
export async function expectSameRenewal(app: TestApp, renew: Renew, token: string): Promise<void> {
  const known = await renew(token);
  await app.runJobs();
  const before = app.mails.length;
  const unknown = await renew('nonsense');
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  await app.runJobs();
  expect(app.mails).toHaveLength(before);
}
