import { Clock } from '@declic/nest-kit';
import { createTestApp, type TestApp, type TestDatabase } from '@declic/nest-kit/testing';
import { outsideTransactions } from '@declic/payments';
import { AppModule } from '../../../app.module';
import { PaymentProvider } from '../payment-provider';
import type { FakePayments } from './fake-payments';

export interface BillingAppOptions {
  readonly db: TestDatabase;
  readonly payments: FakePayments;
  readonly clock: Clock;
  readonly env?: Readonly<Record<string, string>>;
}

/** The service with a provider in memory, at a time that the test decides. */
export function createBillingApp({ db, payments, clock, env = {} }: BillingAppOptions): Promise<TestApp> {
  return createTestApp(AppModule, {
    db,
    env,
    override: (builder) =>
      builder
        .overrideProvider(PaymentProvider)
        .useValue(outsideTransactions(payments))
        .overrideProvider(Clock)
        .useValue(clock),
  });
}
