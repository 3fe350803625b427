import { escapeHtml } from '@declic/nest-kit/escape-html';
import { day, money, type Notice, noticeBox, page } from './page.ts';
import type { Customer, Invoice, OneTimePayment, Portal, Price, Subscription } from '../state.ts';

export interface PortalView {
  readonly portal: Portal;
  readonly customer: Customer;
  /** The one to manage: a live one, or else the last. */
  readonly subscription: Subscription | undefined;
  readonly prices: readonly Price[];
  /** Newest first. */
  readonly invoices: readonly Invoice[];
  /** Paid ones, newest first. */
  readonly payments: readonly OneTimePayment[];
  readonly notice?: Notice | undefined;
}

/** Plan, card and invoices of a customer. */
export function portalPage(view: PortalView): string {
  const { portal, customer, subscription, notice } = view;
  const isLive = subscription !== undefined && subscription.status !== 'canceled';
  return page(
    'Billing',
    `<h1>Billing</h1>
<p>${escapeHtml(customer.email)}</p>
${notice ? noticeBox(notice) : ''}
${subscription ? planSection(view, subscription) : '<section><h2>Current plan</h2><p>You have no plan.</p></section>'}
${isLive && subscription.status === 'active' ? changeSection(view, subscription) : ''}
${cardSection(view)}
${invoiceSection(view)}
${paymentSection(view)}
<p><a href="${escapeHtml(portal.returnUrl)}">Back to your account</a></p>`,
  );
}

function planSection(view: PortalView, subscription: Subscription): string {
  const price = findPrice(view, subscription.price);
  return `<section aria-labelledby="plan">
<h2 id="plan">Current plan</h2>
<p class="price">${escapeHtml(price.label)} <span>${money(price.amount)} a month</span></p>
<p>${badge(subscription)} ${whatNext(view, subscription)}</p>
<div class="actions">${planActions(view, subscription)}</div>
</section>`;
}

function badge({ status, cancelAt }: Subscription): string {
  if (status === 'canceled') return '<span class="badge bad">Ended</span>';
  if (status === 'past_due') return '<span class="badge bad">Payment failed</span>';
  return cancelAt === null ? '<span class="badge good">Active</span>' : '<span class="badge soon">Cancelled</span>';
}

function whatNext(view: PortalView, { status, end, cancelAt, endedAt, nextPrice }: Subscription): string {
  if (status === 'canceled') return `Ended on ${day(endedAt ?? end)}. Choose a plan on your account page to come back.`;
  if (status === 'past_due') return 'Your usage is suspended until the open invoice is paid.';
  if (cancelAt !== null) return `Goes on until ${day(cancelAt)}, then ends.`;
  const next = nextPrice === null ? '' : ` with the ${escapeHtml(findPrice(view, nextPrice).label)} plan`;
  return `Renews on ${day(end)}${next}.`;
}

function planActions(view: PortalView, { id, status, end, cancelAt, price, nextPrice }: Subscription): string {
  const button = (name: string, label: string, style?: 'quiet') =>
    action(view.portal, { subscription: id, period: String(end) }, name, label, style);
  if (status === 'canceled') return '';
  if (status === 'past_due')
    return button('pay-due', 'Pay with a working card') + button('end', 'End the plan', 'quiet');
  if (cancelAt !== null) return button('keep', 'Keep the plan') + button('renew', 'End it now', 'quiet');
  const keep = nextPrice === null ? '' : button('keep', `Keep the ${escapeHtml(findPrice(view, price).label)} plan`);
  return keep + button('renew', 'Renew now', 'quiet') + button('cancel', 'Cancel plan', 'quiet');
}

function changeSection(view: PortalView, subscription: Subscription): string {
  const others = view.prices.filter(({ id }) => id !== subscription.price && id !== subscription.nextPrice);
  return `<section aria-labelledby="change">
<h2 id="change">Change plan</h2>
<ul class="lines">
${others.map((price) => changeLine(view.portal, subscription, price)).join('\n')}
</ul>
</section>`;
}

function changeLine(portal: Portal, { id }: Subscription, price: Price): string {
  const query = new URLSearchParams({ subscription: id, price: price.id });
  const label = escapeHtml(price.label);
  return `<li><span>${label}<small>${money(price.amount)} a month</small></span><a class="button quiet" href="/dev/payments/portal/${portal.id}/change?${escapeHtml(query.toString())}">Choose ${label}</a></li>`;
}

function cardSection({ portal, customer }: PortalView): string {
  const works = customer.card === 'working';
  return `<section aria-labelledby="card">
<h2 id="card">Card</h2>
<p>Test card •••• ${works ? '4242. Payments succeed.' : '0341. The next payment is declined.'}</p>
<div class="actions">${works ? action(portal, {}, 'fail-next', 'Let the next payment fail', 'quiet') : action(portal, {}, 'fix-card', 'Use a working card', 'quiet')}</div>
</section>`;
}

/** Two years of a monthly plan. */
const LATEST_INVOICES = 24;

function invoiceSection(view: PortalView): string {
  const list = view.invoices.slice(0, LATEST_INVOICES).map(invoiceLine).join('\n');
  const older = view.invoices.length - LATEST_INVOICES;
  return `<section aria-labelledby="invoices">
<h2 id="invoices">Invoices</h2>
${list === '' ? '<p>There are no invoices yet.</p>' : `<ul class="lines">\n${list}\n</ul>`}
${older > 0 ? `<p>And ${older} older.</p>` : ''}
</section>`;
}

function paymentSection({ payments }: PortalView): string {
  if (payments.length === 0) return '';
  return `<section aria-labelledby="payments">
<h2 id="payments">Paid once</h2>
<ul class="lines">
${payments.map(paymentLine).join('\n')}
</ul>
</section>`;
}

function paymentLine({ paidAt, description, amount, currency }: OneTimePayment): string {
  return `<li><span>${day(paidAt ?? 0)}<small>${escapeHtml(description)}</small></span><span>${money(amount, currency)} ${INVOICE_STATES.paid}</span></li>`;
}

const INVOICE_STATES = {
  open: '<span class="badge bad">Due</span>',
  paid: '<span class="badge good">Paid</span>',
  void: '<span class="badge">Void</span>',
};

function invoiceLine({ created, lines, status }: Invoice): string {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const what = lines.map(({ description }) => escapeHtml(description)).join('; ');
  return `<li><span>${day(created)}<small>${what}</small></span><span>${money(total)} ${INVOICE_STATES[status]}</span></li>`;
}

/** A button that does one thing, to what the fields name. */
function action(portal: Portal, fields: Record<string, string>, name: string, label: string, style = ''): string {
  const hidden = Object.entries(fields).map(
    ([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="/dev/payments/portal/${portal.id}/${name}">${hidden.join('')}<button type="submit"${style && ` class="${style}"`}>${label}</button></form>`;
}

function findPrice({ prices }: PortalView, id: string): Price {
  return prices.find((price) => price.id === id) ?? { id, label: 'Former', description: '', amount: 0 };
}
