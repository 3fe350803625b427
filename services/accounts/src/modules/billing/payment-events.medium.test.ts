import { describe, expect, it } from 'vitest';
import { BillingService } from './billing.service';
import { anEvent, signDelivery } from './testing/stripe-events';
import { at, JANUARY, NOVEMBER, startBillingStack } from './testing/start-billing-stack';

const stack = await startBillingStack();
const { payments, subscribe, deliver, deliverAll, overview, purchases, mailsTo, subscribed } = stack;

describe('an event', () => {
  it('brings the plan and its credits, and a mail', async () => {
    await subscribed();
    expect(await purchases()).toEqual([{ delta: '600', reason: 'Build plan: November 2035' }]);
    expect(await overview()).toMatchObject({
      plan: 'build',
      plan_name: 'Build',
      subscription_status: 'active',
      renew_at: '2035-12-20T10:00:00.000Z',
      ends_at: null,
      credits_granted_this_cycle: 600,
    });
    expect(await mailsTo()).toEqual(['Your Build plan has begun', 'Your receipt: €49.00']);
    const [begun, receipt] = stack.app.mails.filter(({ to }) => to === stack.user.email);
    expect(begun?.text).toContain('600 credits every month');
    expect(receipt?.text).toContain('We received €49.00 on 20 November 2035.');
    expect(receipt?.text).toContain('One month at price_build_monthly: €49.00');
  });

  it('has its effect once, however often it comes, also at once', async () => {
    await subscribe({ priceId: 'price_build_monthly' });
    payments.pay(stack.user.id, 'price_build_monthly', ...NOVEMBER);
    const events = payments.events.splice(0);
    const answers = await Promise.all([...events, ...events, ...events].map(deliver));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await purchases()).toHaveLength(1);
    expect((await mailsTo()).toSorted()).toEqual(['Your Build plan has begun', 'Your receipt: €49.00']);
    const stored = await stack.db.owner.query('select id from payment_event where user_id = $1', [stack.user.id]);
    expect(stored).toHaveLength(events.length);
  });

  it('of a cycle long past grants that cycle, and disturbs nothing', async () => {
    const id = await subscribed();
    payments.renew(id, JANUARY);
    const [late, ...others] = payments.events.splice(0);
    payments.renew(id, at('2036-02-20T10:00:00Z'));
    payments.cancel(id);
    for (const event of [...others, ...payments.events.splice(0)]) await deliver(event);
    const before = await overview();
    if (late) await deliver(late);
    expect(await overview()).toEqual({ ...before, credit_balance: before.credit_balance + 600 });
    expect((await purchases()).map(({ reason }) => reason)).toEqual([
      'Build plan: November 2035',
      'Build plan: January 2036',
      'Build plan: December 2035',
    ]);
  });

  it('is refused with a wrong signature, none, another body, or an old one', async () => {
    await subscribe({ priceId: 'price_build_monthly' });
    payments.pay(stack.user.id, 'price_build_monthly', ...NOVEMBER);
    const [event] = payments.events.filter(({ type }) => type === 'invoice.paid');
    if (!event) throw new Error('Nothing was paid.');
    const good = signDelivery(event, payments.webhookSecret, stack.clock.now());
    const forged = [
      signDelivery(event, 'whsec_another', stack.clock.now()),
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, payload: good.payload.replace('4900', '9900') },
      { ...good, payload: `${good.payload} ` },
      signDelivery(event, payments.webhookSecret, new Date(stack.clock.now().getTime() - 301_000)),
    ];
    for (const request of forged)
      expect((await stack.app.inject(request)).json()).toMatchObject({ status: 400, code: 'signature_invalid' });
    expect(await purchases()).toEqual([]);
    expect((await stack.app.inject(good)).statusCode).toBe(200);
  });

  it('is taken within five minutes, and not believed later', async () => {
    const event = anEvent('product.created', {}, NOVEMBER[0]);
    const sent = new Date(stack.clock.now().getTime() - 299_000);
    expect((await stack.app.inject(signDelivery(event, payments.webhookSecret, sent))).statusCode).toBe(200);
  });

  it('whose answer from the provider is overtaken by a newer one changes nothing any more', async () => {
    const id = await subscribed();
    payments.cancel(id);
    const held = payments.holdAnswers();
    const slow = payments.events.splice(0).map(deliver);
    await held.untilAsked();
    payments.end(id, NOVEMBER[1]);
    await deliverAll();
    held.release();
    for (const { statusCode } of await Promise.all(slow)) expect(statusCode).toBe(200);
    expect(await overview()).toMatchObject({ subscription_status: 'canceled' });
  });

  it('about an account that is deleted in that moment is answered, and forgotten', async () => {
    const id = await subscribed();
    payments.cancel(id);
    const held = payments.holdAnswers();
    const [answer] = payments.events.splice(0).map(deliver);
    await held.untilAsked();
    await stack.app.nest.get(BillingService).endSubscription(stack.user.id);
    await stack.db.owner.query('delete from users where id = $1', [stack.user.id]);
    held.release();
    expect((await answer)?.statusCode).toBe(200);
  });

  it('of another kind, or of an unknown customer, is answered with success', async () => {
    const foreign = { id: 'sub_x', object: 'subscription', customer: 'cus_nobody' };
    for (const event of [anEvent('customer.created', {}, 1), anEvent('customer.subscription.updated', foreign, 1)])
      expect((await deliver(event)).json()).toEqual({ received: true });
    const oneTime = { object: 'checkout.session', customer: 'cus_nobody', subscription: null, mode: 'payment' };
    expect((await deliver(anEvent('checkout.session.completed', oneTime, 1))).statusCode).toBe(200);
  });

  it('is asked for again while the provider cannot say how things stand', async () => {
    await subscribe({ priceId: 'price_build_monthly' });
    payments.pay(stack.user.id, 'price_build_monthly', ...NOVEMBER);
    payments.away = true;
    for (const event of payments.events)
      expect((await deliver(event)).json()).toMatchObject({ status: 503, code: 'payments_unavailable' });
    expect(await purchases()).toEqual([]);
    payments.away = false;
    await deliverAll();
    expect(await purchases()).toHaveLength(1);
  });
});
