import { describe, expect, it, vi } from 'vitest';
import { BillingExport } from './billing-export';
import { BillingService } from './billing.service';
import { startBillingStack } from './testing/start-billing-stack';

const stack = await startBillingStack();
const { payments, deliverAll, createKey, overview, subscribed } = stack;

describe('endSubscription', () => {
  it('ends everything at the provider, and can be repeated', async () => {
    const id = await subscribed();
    await createKey();
    const billing = stack.app.nest.get(BillingService);
    await billing.endSubscription(stack.user.id);
    await billing.endSubscription(stack.user.id);
    expect(payments.subscription(id).status).toBe('canceled');
    expect(await overview()).toMatchObject({ subscription_status: 'canceled', key_status: 'suspended' });
    await deliverAll();
  });

  it('refuses while the provider is away, and changes nothing', async () => {
    await subscribed();
    payments.away = true;
    await expect(stack.app.nest.get(BillingService).endSubscription(stack.user.id)).rejects.toMatchObject({
      code: 'payments_unavailable',
    });
    expect(await overview()).toMatchObject({ subscription_status: 'active' });
  });

  it('comes again when a page was opened between it and the deletion of the account', async () => {
    const id = await subscribed();
    const billing = stack.app.nest.get(BillingService);
    const end = billing.endSubscription.bind(billing);
    vi.spyOn(billing, 'endSubscription').mockImplementationOnce(async (userId) => {
      await end(userId);
      expect((await stack.subscribe({ priceId: 'price_build_monthly' })).statusCode).toBe(200);
    });
    const answer = await stack.app.inject({
      method: 'DELETE',
      url: '/api/accounts/me',
      headers: stack.app.as(stack.user),
    });
    expect(answer.statusCode).toBe(204);
    expect(() => payments.getCustomer(stack.user.id)).toThrow('no customer');
    expect(payments.subscription(id).status).toBe('canceled');
  });

  it('of a user who never paid does nothing', async () => {
    await stack.app.nest.get(BillingService).endSubscription(stack.user.id);
  });
});

describe('what is kept', () => {
  it('is in the export, and goes with the user', async () => {
    await subscribed();
    const file = await stack.app.nest.get(BillingExport).exportFor(stack.user.id);
    expect(file).toMatchObject({
      subscriptions: [{ plan: 'build' }],
      cycles: [{ granted: 600 }],
      customers: [{ provider: 'local' }],
    });
    expect(JSON.stringify(file)).not.toContain(stack.user.email);
    const left = await stack.db.owner.transaction(async (manager) => {
      await manager.query('alter table credit_account drop constraint if exists credit_account_user_id_fkey');
      await manager.query('delete from users where id = $1', [stack.user.id]);
      return manager.query(
        `select id from subscription where user_id = $1 union all select id from payment_event where user_id = $1`,
        [stack.user.id],
      );
    });
    expect(left).toEqual([]);
  });
});
