import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changePage, type ChangeView } from './change-page.ts';
import { find, NotThereError } from './ledger.ts';
import type { Notice } from './page.ts';
import type { Payments } from './payments.ts';
import { portalPage, type PortalView } from './portal-page.ts';
import { sendPage } from './send-page.ts';
import type { Portal, Subscription } from './state.ts';

const target = z.object({ subscription: z.string() });
const change = z.object({ subscription: z.string(), price: z.string() });

interface ById {
  Params: { id: string };
}

/** What each button does, and what its page says then. */
const ACTIONS: Record<string, (payments: Payments, subscription: string, portal: Portal) => Promise<unknown>> = {
  cancel: (payments, subscription) => payments.cancel(subscription),
  reactivate: (payments, subscription) => payments.reactivate(subscription),
  renew: (payments, subscription) => payments.renewNow(subscription),
  end: (payments, subscription) => payments.end(subscription),
  'pay-due': (payments, subscription) => payments.payDue(subscription),
  'fail-next': (payments, _subscription, { customer }) => payments.setCard(customer, 'declining'),
  'fix-card': (payments, _subscription, { customer }) => payments.setCard(customer, 'working'),
};

const DONE: Readonly<Record<string, Notice>> = {
  cancel: { tone: 'soon', text: 'The plan is cancelled. It goes on until the end of its period.' },
  reactivate: { tone: 'good', text: 'The plan goes on.' },
  renew: { tone: 'good', text: 'The period ended now, with everything that follows from it.' },
  end: { tone: 'soon', text: 'The plan has ended.' },
  'pay-due': { tone: 'good', text: 'Thank you, the invoice is paid.' },
  'fail-next': { tone: 'soon', text: 'The next payment will be declined.' },
  'fix-card': { tone: 'good', text: 'The card works again.' },
  change: { tone: 'good', text: 'The plan is changed.' },
};

/** Pages by ids that nobody can guess, for an hour. A portal shows and changes its own customer's plan only. */
export function addPortalRoutes(app: FastifyInstance, payments: Payments): void {
  app.get<ById & { Querystring: { done?: string } }>('/dev/payments/portal/:id', async ({ params, query }, reply) => {
    const portal = openPortal(payments, params.id);
    return sendPage(reply, portalPage(viewOf(payments, portal, DONE[query.done ?? ''])));
  });

  app.get<ById>('/dev/payments/portal/:id/change', async ({ params, query }, reply) => {
    const { subscription, price } = change.parse(query);
    return sendPage(reply, changePage(changeOf(payments, openPortal(payments, params.id), subscription, price)));
  });

  app.post<ById>('/dev/payments/portal/:id/change', async ({ params, body }, reply) => {
    const { subscription, price } = change.parse(body);
    const portal = openPortal(payments, params.id);
    ownSubscription(payments, portal, subscription);
    if (await payments.changePlan(subscription, price))
      return reply.redirect(portal.doneUrl ?? donePath(portal, 'change'), 303);
    const notice = {
      tone: 'bad',
      text: 'Your card was declined. Nothing was charged, and your plan is as before.',
    } as const;
    return sendPage(reply.code(402), changePage({ ...changeOf(payments, portal, subscription, price), notice }));
  });

  app.post<{ Params: { id: string; action: string } }>(
    '/dev/payments/portal/:id/:action',
    async ({ params, body }, reply) => {
      const portal = openPortal(payments, params.id);
      const act = ACTIONS[params.action];
      if (!act) throw new NotThereError('There is no such button.');
      const { subscription } = target.parse(body);
      if (subscription !== '') ownSubscription(payments, portal, subscription);
      await act(payments, subscription, portal);
      return reply.redirect(donePath(portal, params.action), 303);
    },
  );
}

function openPortal(payments: Payments, id: string): Portal {
  const portal = find(payments.state.portals, id);
  if (portal.expires <= payments.now()) throw new NotThereError('This page has expired.');
  return portal;
}

/** @throws {NotThereError} it is somebody else's. */
function ownSubscription({ state }: Payments, { customer }: Portal, id: string): Subscription {
  const subscription = find(state.subscriptions, id);
  if (subscription.customer !== customer) throw new NotThereError('This customer has no such subscription.');
  return subscription;
}

function viewOf({ state }: Payments, portal: Portal, notice: Notice | undefined): PortalView {
  const own = state.subscriptions.filter(({ customer }) => customer === portal.customer);
  return {
    portal,
    customer: find(state.customers, portal.customer),
    subscription: own.findLast(({ status }) => status !== 'canceled') ?? own.at(-1),
    prices: state.prices,
    invoices: state.invoices.filter(({ customer }) => customer === portal.customer).toReversed(),
    notice,
  };
}

function changeOf(payments: Payments, portal: Portal, subscriptionId: string, priceId: string): ChangeView {
  const subscription = ownSubscription(payments, portal, subscriptionId);
  const { prices } = payments.state;
  return {
    portal,
    subscription,
    from: find(prices, subscription.price),
    to: find(prices, priceId),
    now: payments.now(),
  };
}

function donePath({ id }: Portal, action: string): string {
  return `/dev/payments/portal/${id}?done=${action}`;
}
