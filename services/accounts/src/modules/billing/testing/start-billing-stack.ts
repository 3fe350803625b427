import type { Principal } from '@declic/nest-kit';
import { afterEach, beforeEach, expect } from 'vitest';
import { aUser } from '../../../testing/a-user';
import { customerCalls } from './customer-calls';
import { startBilling } from './start-billing';
import { signDelivery, type ProviderEvent } from './stripe-events';

export const at = (text: string) => Date.parse(text) / 1000;

/** The first cycle, in a future in which no session has ended yet, and the end of the one after it. */
export const NOVEMBER = [at('2035-11-20T10:00:00Z'), at('2035-12-20T10:00:00Z')] as const;
export const JANUARY = at('2036-01-20T10:00:00Z');

export interface BillingStackOptions {
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * The service with an in-memory provider, a new user for each test, and helpers for what user and provider do. Checks the
 * ledger after each test.
 */
export async function startBillingStack({ env }: BillingStackOptions = {}) {
  const { app, clock, db, payments } = await startBilling(env);
  const present: { user: Principal } = { user: { id: '', email: '' } };

  beforeEach(async () => {
    clock.moment = new Date(NOVEMBER[0] * 1000);
    payments.away = false;
    payments.answersTake = () => 0;
    payments.events.length = 0;
    present.user = await aUser(db);
  });

  afterEach(async () => {
    expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
  });

  const calls = customerCalls(app, db, () => present.user);
  const deliver = (event: ProviderEvent) => app.inject(signDelivery(event, payments.webhookSecret, clock.now()));

  /** One after the other, each with its mails, as days lie between them: jobs that wait together have no order. */
  const deliverAll = async () => {
    for (const event of payments.events.splice(0)) {
      expect((await deliver(event)).statusCode).toBe(200);
      await app.runJobs();
    }
  };

  /** Has the user pay for a plan, and its events arrive. */
  const subscribed = async (price = 'price_build_monthly'): Promise<string> => {
    await calls.subscribe({ priceId: price });
    const id = payments.pay(present.user.id, price, ...NOVEMBER);
    await deliverAll();
    return id;
  };

  return Object.assign(present, { ...calls, app, clock, db, payments, deliver, deliverAll, subscribed });
}
