import { describe, expect, it } from 'vitest';
import { JANUARY, NOVEMBER, startBillingStack } from './testing/start-billing-stack';

const stack = await startBillingStack();
const { payments, deliver, deliverAll, overview, mailsTo, subscribed } = stack;
const receipts = async () => (await mailsTo()).filter((subject) => subject.startsWith('Your receipt'));
const invoices = () =>
  stack.db.owner.query(
    `select total::integer, currency, paid_at is not null as paid, failed_at is not null as failed
     from invoice where user_id = $1 order by created_at, id`,
    [stack.user.id],
  );

describe('a receipt', () => {
  it('is mailed for each paid invoice', async () => {
    const id = await subscribed();
    payments.renew(id, JANUARY);
    await deliverAll();
    expect(await receipts()).toEqual(['Your receipt: €49.00', 'Your receipt: €49.00']);
    expect(await invoices()).toEqual([
      { total: 4900, currency: 'eur', paid: true, failed: false },
      { total: 4900, currency: 'eur', paid: true, failed: false },
    ]);
  });

  it('names what an upgrade gave back and cost', async () => {
    const id = await subscribed('price_solo_monthly');
    payments.upgrade(id, 'price_build_monthly', NOVEMBER[0] + 86_400);
    await deliverAll();
    expect(await receipts()).toEqual(['Your receipt: €49.00', 'Your receipt: €31.00']);
    const text = stack.app.mails.findLast(({ subject }) => subject === 'Your receipt: €31.00')?.text;
    expect(text).toContain('One month at price_solo_monthly: -€7.00');
    expect(text).toContain('One month at price_build_monthly: €38.00');
  });

  it('is mailed once for an invoice that two events say is paid', async () => {
    const id = await subscribed();
    payments.renew(id, JANUARY);
    const paid = payments.events.find(({ type }) => type === 'invoice.paid');
    if (!paid) throw new Error('Nothing was paid.');
    await deliverAll();
    for (const again of ['evt_second', 'evt_third']) await deliver({ ...paid, id: again });
    expect(await receipts()).toHaveLength(2);
  });

  it('is not mailed for an invoice of nothing', async () => {
    const id = await subscribed();
    payments.renew(id, JANUARY);
    for (const event of payments.events.splice(0))
      await deliver(
        event.type === 'invoice.paid' ? { ...event, data: { object: { ...event.data.object, total: 0 } } } : event,
      );
    expect(await receipts()).toHaveLength(1);
  });
});

describe('a payment that failed', () => {
  it('is dated in the overview while it is due, and no more once it is paid', async () => {
    const id = await subscribed();
    payments.renew(id, JANUARY, { fails: true });
    await deliverAll();
    expect(await overview()).toMatchObject({
      subscription_status: 'past_due',
      payment_failed_at: '2035-12-20T10:00:00.000Z',
    });
    payments.settle(id);
    await deliverAll();
    expect(await overview()).toMatchObject({ subscription_status: 'active', payment_failed_at: null });
  });

  it('counts as paid when the word of its failure comes last', async () => {
    const id = await subscribed();
    payments.renew(id, JANUARY, { fails: true });
    const failed = payments.events.find(({ type }) => type === 'invoice.payment_failed');
    if (!failed) throw new Error('Nothing failed.');
    await deliver({ ...failed, id: 'evt_paid', type: 'invoice.paid' });
    await deliver(failed);
    expect((await invoices()).at(-1)).toMatchObject({ paid: true, failed: true });
    expect(await receipts()).toHaveLength(2);
  });

  it('whose invoice has not reached us is dated by the renewal', async () => {
    const id = await subscribed();
    payments.renew(id, JANUARY, { fails: true });
    for (const event of payments.events.splice(0)) if (!event.type.startsWith('invoice')) await deliver(event);
    expect(await overview()).toMatchObject({ payment_failed_at: '2035-12-20T10:00:00.000Z' });
  });
});
