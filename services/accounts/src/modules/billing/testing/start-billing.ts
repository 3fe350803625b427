import { startTestDatabase, TestClock } from '@declic/nest-kit/testing';
import { afterAll } from 'vitest';
import { database } from '../../../database/data-source';
import { createBillingApp } from './create-billing-app';
import { FakePayments } from './fake-payments';

/** The service with an in-memory provider, for one test file. Its clock shows what the test sets. */
export async function startBilling(env: Readonly<Record<string, string>> = {}) {
  const db = await startTestDatabase(database);
  afterAll(() => db.stop());
  const [payments, clock] = [new FakePayments(), new TestClock()];
  const app = await createBillingApp({ db, payments, clock, env });
  afterAll(() => app.close());
  return { app, clock, db, payments };
}
