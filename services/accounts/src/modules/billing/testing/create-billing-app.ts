import { Clock } from '@declic/nest-kit';
import { createTestApp, type TestApp, type TestDatabase } from '@declic/nest-kit/testing';
import { AppModule } from '../../../app.module';
import { outsideTransactions } from '../outside-transactions';
import { PaymentProvider } from '../payment-provider';
import type { FakePayments } from './fake-payments';

/** The service with a provider in memory, at a time that the test decides. */
export function createBillingApp(
  db: TestDatabase,
  payments: FakePayments,
  now: () => Date,
  env: Readonly<Record<string, string>> = {},
): Promise<TestApp> {
  return createTestApp(AppModule, {
    db,
    env,
    override: (builder) =>
      builder
        .overrideProvider(PaymentProvider)
        .useValue(outsideTransactions(payments))
        .overrideProvider(Clock)
        .useValue({ now }),
  });
}
