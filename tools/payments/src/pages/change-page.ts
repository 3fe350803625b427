import { escapeHtml } from '@declic/nest-kit/escape-html';
import { prorationLines } from '../invoicing.ts';
import { day, money, type Notice, noticeBox, page } from './page.ts';
import type { Portal, Price, Subscription } from '../state.ts';

export interface ChangeView {
  readonly portal: Portal;
  readonly subscription: Subscription;
  readonly from: Price;
  readonly to: Price;
  readonly now: number;
  readonly notice?: Notice | undefined;
}

/** Where a change of plan is confirmed: a dearer one is paid for at once, a cheaper one waits for the renewal. */
export function changePage({ portal, subscription, from, to, now, notice }: ChangeView): string {
  const lines = to.amount > from.amount ? prorationLines(subscription, from, to, now) : [];
  const due = lines.reduce((sum, { amount }) => sum + amount, 0);
  const label = escapeHtml(to.label);
  return page(
    `Change to ${to.label}`,
    `<h1>Change to ${label}</h1>
${notice ? noticeBox(notice) : ''}
<section aria-label="Change">
<p class="price">${money(to.amount)} <span>a month</span></p>
<p>${escapeHtml(to.description)}</p>
${
  lines.length > 0
    ? `<ul class="lines">
${lines.map(({ description, amount }) => `<li><span>${escapeHtml(description)}</span><span>${money(amount)}</span></li>`).join('\n')}
<li class="total"><span>Due today</span><span>${money(due)}</span></li>
</ul>
<p>The ${label} plan begins now. You get the difference in monthly credits at once.</p>`
    : `<p>You keep the ${escapeHtml(from.label)} plan until ${day(subscription.end)}. The ${label} plan begins then; nothing is due today.</p>`
}
<form method="post" action="/dev/payments/portal/${portal.id}/change">
<input type="hidden" name="subscription" value="${escapeHtml(subscription.id)}">
<input type="hidden" name="price" value="${escapeHtml(to.id)}">
<button class="pay" type="submit">${lines.length > 0 ? `Pay ${money(due)} and change` : `Change to ${label}`}</button>
</form>
</section>
<p><a href="${escapeHtml(portal.doneUrl === null ? `/dev/payments/portal/${portal.id}` : portal.returnUrl)}">Back without changing</a></p>`,
  );
}
