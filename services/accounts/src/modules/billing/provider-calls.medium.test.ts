import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from '@declic/nest-kit/testing';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentProvider } from './payment-provider';
import { StripePayments } from './stripe-payments';
import { createBillingApp } from './testing/create-billing-app';
import { NOVEMBER, startBillingStack } from './testing/start-billing-stack';

const stack = await startBillingStack();
const { payments, subscribe, deliverAll, openPortal, subscribed } = stack;

/** Everything that the provider can be asked: what Stripe's adapter offers beyond its own helpers. */
const METHODS = Object.getOwnPropertyNames(StripePayments.prototype).filter(
  (name) => typeof Reflect.get(payments, name) === 'function' && name !== 'constructor',
);

const post = (url: string, payload?: object) =>
  stack.app.inject({ method: 'POST', url, headers: stack.app.as(stack.user), ...(payload && { payload }) });

/** What the service holds in the database at this moment. */
async function heldByTheService() {
  const [held] = await stack.db.dataSource.query<{ transactions: number; locks: number }[]>(
    `select
       (select count(*)::integer from pg_stat_activity
         where datname = current_database() and usename = current_user and pid <> pg_backend_pid() and state <> 'idle') as transactions,
       (select count(*)::integer from pg_locks
         where locktype in ('advisory', 'tuple', 'transactionid') and pid <> pg_backend_pid()
           and pid in (select pid from pg_stat_activity where datname = current_database() and usename = current_user)) as locks`,
  );
  const { master } = stack.app.nest.get(DataSource).driver as unknown as { readonly master: Pool };
  return { ...held, connections: master.totalCount - master.idleCount };
}

describe('a call to the payment provider', () => {
  it('is refused inside of a transaction, whichever it is', async () => {
    expect(METHODS).toContain('openCheckout');
    const provider = stack.app.nest.get<PaymentProvider>(PaymentProvider);
    for (const name of METHODS) {
      const ask = Reflect.get(provider, name) as () => Promise<unknown>;
      const asked = stack.app.nest.get(DataSource).transaction(() => ask());
      await expect(asked, name).rejects.toThrow(`The payment provider's ${name} was called in a transaction.`);
    }
  });

  it('finds no transaction, lock or connection in use, in every flow that asks the provider', async () => {
    const held = new Map<string, object[]>();
    for (const name of METHODS) {
      const original = (Reflect.get(payments, name) as (...values: unknown[]) => Promise<unknown>).bind(payments);
      Reflect.set(payments, name, async (...values: unknown[]) => {
        held.set(name, [...(held.get(name) ?? []), await heldByTheService()]);
        return original(...values);
      });
    }
    const id = await subscribed('price_solo_monthly');
    await subscribe({ priceId: 'price_grow_monthly' });
    await openPortal();
    payments.schedule(id, 'price_build_monthly');
    await deliverAll();
    expect((await post('/api/accounts/billing/keep')).statusCode).toBe(200);
    const [addOn] = (await stack.app.inject({ method: 'GET', url: '/api/accounts/add-ons' })).json();
    expect((await post('/api/accounts/purchases', { slug: addOn.slug })).statusCode).toBe(200);
    const { statusCode } = await stack.app.inject({
      method: 'DELETE',
      url: '/api/accounts/me',
      headers: stack.app.as(stack.user),
    });
    expect(statusCode).toBe(204);
    for (const name of METHODS) Reflect.deleteProperty(payments, name);

    expect([...held.keys()].toSorted()).toEqual(METHODS.toSorted());
    for (const [name, moments] of held)
      expect(moments, name).toEqual(moments.map(() => ({ transactions: 0, locks: 0, connections: 0 })));
  });
});

describe('requests of one user that change something at the provider', () => {
  let other: TestApp;

  beforeAll(async () => {
    other = await createBillingApp(stack);
  });

  afterAll(async () => {
    await other.close();
  });

  beforeEach(() => {
    payments.answersTake = () => 0;
  });

  const lease = () =>
    stack.db.owner.query<{ user_id: string }[]>('select user_id from billing_lease where user_id = $1', [
      stack.user.id,
    ]);

  const holdLease = (seconds: number) =>
    stack.db.owner.query(
      `insert into billing_lease (user_id, token, expires_at) values ($1, gen_random_uuid(), now() + make_interval(secs => $2))`,
      [stack.user.id, seconds],
    );

  it('take turns on two replicas, and leave nothing behind', async () => {
    let working = 0;
    let most = 0;
    payments.answersTake = () => {
      working += 1;
      most = Math.max(most, working);
      setTimeout(() => (working -= 1), 40);
      return 50;
    };
    const answers = await Promise.all(
      [stack.app, other, stack.app, other].map((app) =>
        app.inject({
          method: 'POST',
          url: '/api/accounts/billing/subscribe',
          headers: app.as(stack.user),
          payload: { priceId: 'price_solo_monthly' },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(most).toBe(1);
    expect(await lease()).toEqual([]);
  });

  it('go on at once after a process that crashed in its turn a while ago', async () => {
    await holdLease(-1);
    expect((await subscribe({ priceId: 'price_solo_monthly' })).statusCode).toBe(200);
  });

  it('are told to come again while another one works', async () => {
    await holdLease(60);
    const answer = await subscribe({ priceId: 'price_solo_monthly' });
    expect(answer.json()).toMatchObject({ status: 503, code: 'payments_unavailable' });
    expect(answer.headers['retry-after']).toBe('5');
    expect(payments.opened.filter((order) => 'userId' in order && order.userId === stack.user.id)).toEqual([]);
  });

  it('hand out nothing when their turn ended before they did', async () => {
    const held = payments.holdAnswers();
    const asked = subscribe({ priceId: 'price_solo_monthly' });
    await held.untilAsked();
    expect(await lease()).toHaveLength(1);
    await stack.db.owner.query('update billing_lease set token = gen_random_uuid() where user_id = $1', [
      stack.user.id,
    ]);
    held.release();
    expect((await asked).json()).toMatchObject({ status: 503, code: 'payments_unavailable' });
  });

  it('lock nothing while the provider is slow: the account is charged, and its events arrive', async () => {
    const id = await subscribed('price_solo_monthly');
    const held = payments.holdAnswers();
    const asked = subscribe({ priceId: 'price_grow_monthly' });
    await held.untilAsked();
    await stack.db.owner.query('select from credit_account where user_id = $1 for update nowait', [stack.user.id]);
    payments.cancel(id);
    await deliverAll();
    expect(await stack.overview()).toMatchObject({ plan: 'solo', ends_at: new Date(NOVEMBER[1] * 1000).toISOString() });
    held.release();
    expect((await asked).statusCode).toBe(200);
  });
});

describe('transactions about the payments of one user', () => {
  it('wait for each other without a connection, and all go on when the first has ended', async () => {
    const holder = stack.db.owner.createQueryRunner();
    await holder.query('begin');
    await holder.query(`select pg_advisory_xact_lock(hashtextextended('billing:' || $1, 0))`, [stack.user.id]);
    const orders = Array.from({ length: 12 }, () => post('/api/accounts/purchases', { slug: 'studio_hour' }));
    const held: number[] = [];
    // On a busy machine more looks are needed until they all pause at once.
    for (let times = 0; times < 20 || (times < 100 && !held.includes(0)); times += 1) {
      await pause(20);
      held.push((await heldByTheService()).connections);
    }
    await holder.query('rollback');
    await holder.release();

    const answers = await Promise.all(orders);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1);
    // They ask now and then; a connection that waits would be seen each time.
    expect(Math.min(...held)).toBe(0);
  });
});
