import { emit } from './events.ts';
import { monthsAfter } from './months.ts';
import { findById, newId } from './records.ts';
import type { Invoice, InvoiceLine, Price, State, Subscription } from './state.ts';
import { stripeInvoice } from './stripe-shapes.ts';

/** The period that is so many months after the anchor. */
export function setPeriod(subscription: Subscription, month: number): void {
  const anchor = new Date(subscription.anchor * 1000);
  subscription.month = month;
  subscription.start = monthsAfter(anchor, month).getTime() / 1000;
  subscription.end = monthsAfter(anchor, month + 1).getTime() / 1000;
}

/** Writes an invoice and takes its sum from the customer's card, if that works. */
export function charge(
  state: State,
  { id, customer }: Subscription,
  reason: Invoice['reason'],
  lines: readonly InvoiceLine[],
  now: number,
): Invoice {
  const works = findById(state.customers, customer).card === 'working';
  const invoice: Invoice = {
    id: newId('in'),
    customer,
    subscription: id,
    reason,
    created: now,
    lines,
    status: works ? 'paid' : 'open',
  };
  state.invoices.push(invoice);
  emit(state, works ? 'invoice.paid' : 'invoice.payment_failed', stripeInvoice(invoice), now);
  return invoice;
}

/** The line for a whole month of a plan. */
export function monthLine({ start, end }: Subscription, { id, label, amount }: Price): InvoiceLine {
  return { price: id, description: `${label} plan, one month`, amount, start, end };
}

/** What an upgrade costs: the rest of the month at the new price, less the rest of it at the old one. */
export function prorationLines({ start, end }: Subscription, from: Price, to: Price, now: number): InvoiceLine[] {
  const rest = Math.max(0, (end - now) / (end - start));
  return [
    {
      price: from.id,
      description: `${from.label} plan, unused time`,
      amount: -Math.round(from.amount * rest),
      start: now,
      end,
    },
    {
      price: to.id,
      description: `${to.label} plan, remaining time`,
      amount: Math.max(1, Math.round(to.amount * rest)),
      start: now,
      end,
    },
  ];
}
