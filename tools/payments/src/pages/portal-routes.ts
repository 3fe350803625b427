import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changePage, type ChangeView } from './change-page.ts';
import { closedPage } from './checkout-page.ts';
import { findById, NotFoundError } from '../records.ts';
import type { Notice } from './page.ts';
import type { Payments } from '../payments.ts';
import { portalPage, type PortalView } from './portal-page.ts';
import { sendPage } from './send-page.ts';
import type { Portal, Subscription } from '../state.ts';

/** What a button is about: a subscription, as it stood in its period, or only the portal's customer. */
const target = z.object({ subscription: z.string().optional(), period: z.coerce.number().int().default(0) });
const change = z.object({ subscription: z.string(), price: z.string() });

interface ById {
  Params: { id: string };
}

/** What each button does, and what its page says then. */
const PLAN_ACTIONS: Record<string, (payments: Payments, subscription: string, period: number) => Promise<unknown>> = {
  cancel: (payments, subscription) => payments.subscriptions.cancel(subscription),
  keep: (payments, subscription) => payments.subscriptions.keep(subscription),
  renew: (payments, subscription, period) => payments.subscriptions.renewNow(subscription, period),
  end: (payments, subscription) => payments.subscriptions.end(subscription),
  'pay-due': (payments, subscription) => payments.subscriptions.payDue(subscription),
};
const CARD_ACTIONS: Record<string, (payments: Payments, customer: string) => Promise<unknown>> = {
  'fail-next': (payments, customer) => payments.customers.setCard(customer, 'declining'),
  'fix-card': (payments, customer) => payments.customers.setCard(customer, 'working'),
};

const DONE: Readonly<Record<string, Notice>> = {
  cancel: { tone: 'soon', text: 'The plan is cancelled. It goes on until the end of its period.' },
  keep: { tone: 'good', text: 'The plan goes on.' },
  renew: { tone: 'good', text: 'The period ended now, with everything that follows from it.' },
  end: { tone: 'soon', text: 'The plan has ended.' },
  'pay-due': { tone: 'good', text: 'Thank you, the invoice is paid.' },
  'fail-next': { tone: 'soon', text: 'The next payment will be declined.' },
  'fix-card': { tone: 'good', text: 'The card works again.' },
  changed: { tone: 'good', text: 'The plan is changed.' },
  scheduled: { tone: 'soon', text: 'The change is noted. It happens with the next renewal.' },
};

/** Pages by unguessable ids, valid for an hour. A portal shows and changes the plan of its own customer only. */
export function addPortalRoutes(app: FastifyInstance, payments: Payments): void {
  app.get<ById & { Querystring: { done?: string } }>('/dev/payments/portal/:id', async ({ params, query }, reply) => {
    const portal = openPortal(payments, params.id);
    return sendPage(reply, portalPage(toView(payments, portal, DONE[query.done ?? ''])));
  });

  app.get<ById>('/dev/payments/portal/:id/change', async ({ params, query }, reply) => {
    const { subscription, price } = change.parse(query);
    const portal = openPortal(payments, params.id);
    const view = toChange(payments, portal, subscription, price);
    // The change was already confirmed: there is nothing left to do.
    if (view.from.id === view.to.id) return sendPage(reply.code(410), closedPage(portal.returnUrl));
    return sendPage(reply, changePage(view));
  });

  app.post<ById>('/dev/payments/portal/:id/change', async ({ params, body }, reply) => {
    const { subscription, price } = change.parse(body);
    const portal = openPortal(payments, params.id);
    ownSubscription(payments, portal, subscription);
    const outcome = await payments.subscriptions.changePlan(subscription, price);
    if (outcome !== 'declined') return reply.redirect(portal.doneUrl ?? donePath(portal, outcome), 303);
    const notice = {
      tone: 'bad',
      text: 'Your card was declined. Nothing was charged, and your plan is as before.',
    } as const;
    return sendPage(reply.code(402), changePage({ ...toChange(payments, portal, subscription, price), notice }));
  });

  app.post<{ Params: { id: string; action: string } }>(
    '/dev/payments/portal/:id/:action',
    async ({ params, body }, reply) => {
      const portal = openPortal(payments, params.id);
      await act(payments, portal, params.action, target.parse(body));
      return reply.redirect(donePath(portal, params.action), 303);
    },
  );
}

/** @throws {NotFoundError} there is no such button, or it belongs to another customer. */
async function act(
  payments: Payments,
  portal: Portal,
  name: string,
  { subscription = '', period }: z.infer<typeof target>,
): Promise<void> {
  const [onPlan, onCard] = [PLAN_ACTIONS[name], CARD_ACTIONS[name]];
  if (onPlan) await onPlan(payments, ownSubscription(payments, portal, subscription).id, period);
  else if (onCard) await onCard(payments, portal.customer);
  else throw new NotFoundError('There is no such button.');
}

function openPortal(payments: Payments, id: string): Portal {
  const portal = findById(payments.state.portals, id);
  if (portal.expires <= payments.now()) throw new NotFoundError('This page has expired.');
  return portal;
}

/** @throws {NotFoundError} it belongs to another customer. */
function ownSubscription({ state }: Payments, { customer }: Portal, id: string): Subscription {
  const subscription = findById(state.subscriptions, id);
  if (subscription.customer !== customer) throw new NotFoundError('This customer has no such subscription.');
  return subscription;
}

function toView({ state }: Payments, portal: Portal, notice: Notice | undefined): PortalView {
  const own = state.subscriptions.filter(({ customer }) => customer === portal.customer);
  return {
    portal,
    customer: findById(state.customers, portal.customer),
    subscription: own.findLast(({ status }) => status !== 'canceled') ?? own.at(-1),
    prices: state.prices,
    invoices: state.invoices.filter(({ customer }) => customer === portal.customer).toReversed(),
    payments: state.payments
      .filter(({ customer, paidAt }) => customer === portal.customer && paidAt !== null)
      .toReversed(),
    notice,
  };
}

function toChange(payments: Payments, portal: Portal, subscriptionId: string, priceId: string): ChangeView {
  const subscription = ownSubscription(payments, portal, subscriptionId);
  const { prices } = payments.state;
  return {
    portal,
    subscription,
    from: findById(prices, subscription.price),
    to: findById(prices, priceId),
    now: payments.now(),
  };
}

function donePath({ id }: Portal, action: string): string {
  return `/dev/payments/portal/${id}?done=${action}`;
}
