import type { Principal } from '@declic/nest-kit';
import { startTestDatabase, type TestApp, type TestDatabase } from '@declic/nest-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { database } from '../../../database/data-source';
import { aUser } from '../../../testing/a-user';
import { createBillingApp } from './create-billing-app';
import { FakePayments } from './fake-payments';
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
export function useBillingStack({ env }: BillingStackOptions = {}) {
  const payments = new FakePayments();
  let db: TestDatabase;
  let app: TestApp;
  let now = new Date();
  let user: Principal;

  beforeAll(async () => {
    db = await startTestDatabase(database);
    app = await createBillingApp(db, payments, () => now, env);
  });

  afterAll(async () => {
    await app.close();
    await db.stop();
  });

  beforeEach(async () => {
    now = new Date(NOVEMBER[0] * 1000);
    payments.away = false;
    payments.answersTake = () => 0;
    payments.events.length = 0;
    user = await aUser(db);
  });

  afterEach(async () => {
    expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
  });

  const post = (url: string, payload?: object) =>
    app.inject({ method: 'POST', url, headers: app.as(user), ...(payload && { payload }) });
  const subscribe = (payload: object) => post('/api/accounts/billing/subscribe', payload);
  const deliver = (event: ProviderEvent) => app.inject(signDelivery(event, payments.webhookSecret, now));

  /** One after the other, each with its mails, as days lie between them: jobs that wait together have no order. */
  const deliverAll = async () => {
    for (const event of payments.events.splice(0)) {
      expect((await deliver(event)).statusCode).toBe(200);
      await app.runJobs();
    }
  };

  return {
    payments,
    get db() {
      return db;
    },
    get app() {
      return app;
    },
    get now() {
      return now;
    },
    set now(moment: Date) {
      now = moment;
    },
    get user() {
      return user;
    },
    set user(other: Principal) {
      user = other;
    },
    subscribe,
    deliver,
    deliverAll,
    openPortal: () => post('/api/accounts/billing/portal'),
    createKey: () => post('/api/accounts/keys', {}),
    overview: async () =>
      (await app.inject({ method: 'GET', url: '/api/accounts/billing', headers: app.as(user) })).json(),

    purchases: () =>
      db.owner.query<{ delta: string; reason: string }[]>(
        `select delta, reason from ledger_entry where user_id = $1 and transaction_type = 'purchase' order by seq`,
        [user.id],
      ),

    mailsTo: async () => {
      await app.runJobs();
      const subjects = app.mails.filter(({ to }) => to === user.email).map(({ subject }) => subject);
      // Written for each key, which some of these tests make first.
      return subjects.filter((subject) => subject !== 'A new API key');
    },

    /** Has the user pay for a plan, and its events arrive. */
    subscribed: async (price = 'price_build_monthly'): Promise<string> => {
      await subscribe({ priceId: price });
      const id = payments.pay(user.id, price, ...NOVEMBER);
      await deliverAll();
      return id;
    },
  };
}
