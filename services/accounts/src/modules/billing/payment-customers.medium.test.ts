import { beforeEach, expect, it } from 'vitest';
import { startBillingStack } from './testing/start-billing-stack';

const stack = await startBillingStack();
const { payments } = stack;

const post = (path: string, payload: object) =>
  stack.app.inject({ method: 'POST', url: `/api/accounts/${path}`, headers: stack.app.as(stack.user), payload });

let created: string[] = [];

beforeEach(() => {
  created = [];
  // The account is erased while the provider answers.
  payments.createCustomer = async (user) => {
    Reflect.deleteProperty(payments, 'createCustomer');
    const customerId = await payments.createCustomer(user);
    created.push(customerId);
    await stack.db.owner.query('delete from users where id = $1', [user.id]);
    return customerId;
  };
});

it.each([
  ['billing/subscribe', { priceId: 'price_solo_monthly' }],
  ['purchases', { slug: 'studio_hour' }],
])(
  '%s leaves no customer at the provider when the account is erased meanwhile, and answers 401',
  async (path, body) => {
    expect((await post(path, body)).json()).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(created).toHaveLength(1);
    expect(payments.isThere(created[0] ?? '')).toBe(true);

    await stack.app.runJobs();
    expect(payments.isThere(created[0] ?? '')).toBe(false);
  },
);

it('deletes the customer later when the provider is away', async () => {
  await post('billing/subscribe', { priceId: 'price_solo_monthly' });
  payments.away = true;
  await stack.app.runJobs();
  payments.away = false;
  await stack.db.dataSource.query(`update accounts_jobs._private_jobs set run_at = now() where attempts > 0`);
  await stack.app.runJobs();
  expect(payments.isThere(created[0] ?? '')).toBe(false);
});
