import { setTimeout as pause } from 'node:timers/promises';
import { PLAN_SLUGS, type Principal } from '@declic/nest-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { getPlan, type PaidPlanSlug } from './plans';
import { startBilling } from './testing/start-billing';
import { signDelivery, type ProviderEvent } from './testing/stripe-events';

const now = new Date('2035-11-20T10:00:00Z');
const START = now.getTime() / 1000;
const MONTH = 30 * 24 * 3600;
const toPriceId = (plan: PaidPlanSlug) => `price_${plan}_monthly`;

const { app, clock, db, payments } = await startBilling();
clock.moment = now;

const plan = fc.constantFrom<PaidPlanSlug>('solo', 'build', 'grow', 'scale');

/** What may happen to a subscription at its provider. What does not fit the moment is left out. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('renew' as const), fails: fc.boolean(), plan: fc.option(plan) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('upgrade' as const), plan }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('schedule' as const), plan }) },
  fc.record({ kind: fc.constant('keep' as const) }),
  fc.record({ kind: fc.constant('settle' as const) }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('reactivate' as const) }),
  fc.record({ kind: fc.constant('end' as const) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a subscription's life and says what it should have granted: per cycle, the credits of the largest plan that was paid for. */
class Life {
  readonly cycles = new Map<number, number>();
  readonly id: string;

  constructor(userId: string, first: PaidPlanSlug) {
    this.id = payments.pay(userId, toPriceId(first), START, START + MONTH);
    this.paid(first);
  }

  play(step: Step): void {
    const { status, end } = this.now;
    switch (step.kind) {
      case 'renew':
        if (status !== 'active') return;
        payments.renew(this.id, end + MONTH, { fails: step.fails, ...(step.plan && { price: toPriceId(step.plan) }) });
        return step.fails ? undefined : this.paid(this.plan);
      case 'upgrade':
        if (status !== 'active') return;
        payments.upgrade(this.id, toPriceId(step.plan), end - MONTH / 2);
        return this.paid(step.plan);
      case 'settle':
        if (status !== 'past_due') return;
        payments.settle(this.id);
        return this.paid(this.plan);
      case 'schedule':
        return status === 'active' ? payments.schedule(this.id, toPriceId(step.plan)) : undefined;
      case 'keep':
        return status === 'canceled' ? undefined : payments.keepNow(this.id);
      case 'cancel':
        return status === 'active' ? payments.cancel(this.id) : undefined;
      case 'reactivate':
        return status === 'active' ? payments.reactivate(this.id) : undefined;
      case 'end':
        return status === 'canceled' ? undefined : payments.end(this.id, end);
    }
  }

  get plan(): PaidPlanSlug {
    const found = PLAN_SLUGS.find((slug) => slug !== 'free' && toPriceId(slug) === this.now.price);
    if (!found || found === 'free') throw new Error('A life has a plan.');
    return found;
  }

  get now() {
    return payments.subscription(this.id);
  }

  private paid(slug: PaidPlanSlug): void {
    const { end } = this.now;
    this.cycles.set(end, Math.max(this.cycles.get(end) ?? 0, getPlan(slug).creditsMonthly));
  }
}

async function subscriber(): Promise<Principal> {
  const user = await aUser(db);
  const payload = { priceId: toPriceId('solo') };
  await app.inject({ method: 'POST', url: '/api/accounts/billing/subscribe', headers: app.as(user), payload });
  payments.events.length = 0;
  return user;
}

async function deliver(event: ProviderEvent): Promise<void> {
  const { statusCode, body } = await app.inject(signDelivery(event, payments.webhookSecret, now));
  expect(statusCode, body).toBe(200);
}

async function expectStanding(user: Principal, life: Life): Promise<void> {
  const total = [...life.cycles.values()].reduce((sum, credits) => sum + credits, 0);
  const [account] = await db.owner.query(
    'select plan, status, balance::integer from credit_account where user_id = $1',
    [user.id],
  );
  expect(account).toEqual({
    plan: life.plan,
    status: life.now.status === 'active' ? 'active' : 'suspended',
    balance: total,
  });
  const [subscription] = await db.owner.query(
    `select plan, scheduled_plan as next, extract(epoch from scheduled_at)::integer as at from subscription where user_id = $1`,
    [user.id],
  );
  const { next, price, end } = life.now;
  const follows = next !== null && next !== price;
  expect(subscription).toEqual({
    plan: life.plan,
    next: follows ? next.replace(/^price_|_monthly$/g, '') : null,
    at: follows ? end : null,
  });
  const cycles: { end: number; granted: number }[] = await db.owner.query(
    `select extract(epoch from period_end)::integer as end, granted from billing_cycle where user_id = $1`,
    [user.id],
  );
  expect(new Map(cycles.map(({ end, granted }) => [end, granted]))).toEqual(life.cycles);
  expect(await db.owner.query('select * from ledger_violations where user_id = $1', [user.id])).toEqual([]);
}

describe('random histories of a subscription', { timeout: 120_000 }, () => {
  it('ends in the right state and grants each cycle once, in any order of its events, each any number of times', async () => {
    await fc.assert(
      fc.asyncProperty(
        plan,
        fc.array(step, { maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        async (first, steps, chance) => {
          const user = await subscriber();
          const life = new Life(user.id, first);
          for (const next of steps) life.play(next);
          const draw = () => chance.next().value ?? 0;
          const events = payments.events
            .splice(0)
            .flatMap((event) => Array.from({ length: 1 + (draw() % 3) }, () => event));
          const shuffled = events.map((event) => ({ event, place: draw() })).toSorted((a, b) => a.place - b.place);
          for (const { event } of shuffled) await deliver(event);
          await expectStanding(user, life);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('does so too when events come while it happens, late and several at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        plan,
        fc.array(step, { maxLength: 10 }),
        fc.infiniteStream(fc.nat(5)),
        async (first, steps, chance) => {
          const user = await subscriber();
          const life = new Life(user.id, first);
          const draw = () => chance.next().value ?? 0;
          // An old answer may arrive after a newer one.
          payments.answersTake = () => 4 * draw();
          const waiting: ProviderEvent[] = [];
          const onTheWay: Promise<void>[] = [];
          for (const next of steps) {
            life.play(next);
            waiting.push(...payments.events.splice(0));
            // Some steps come at once, others when earlier events have had their answers.
            if (draw() > 2) await pause(3 * draw());
            // Some leave now, in any order, and may come twice; the next step does not wait for them.
            for (let count = draw(); count > 0 && waiting.length > 0; count--) {
              const [event] = waiting.splice(draw() % waiting.length, 1);
              if (event) onTheWay.push(deliver(event), ...(draw() === 0 ? [deliver(event)] : []));
            }
          }
          waiting.push(...payments.events.splice(0));
          await Promise.all([...onTheWay, ...waiting.toReversed().map(deliver)]);
          await expectStanding(user, life);
        },
      ),
      { numRuns: 60 },
    );
  });
});
