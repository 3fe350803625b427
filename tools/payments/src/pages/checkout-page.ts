import { escapeHtml } from '@declic/nest-kit/escape-html';
import { money, type Notice, noticeBox, page } from './page.ts';
import type { Checkout, Price } from '../state.ts';
import { cardForm, TEST_CARDS } from './test-cards.ts';

/** Where a plan is paid for. */
export function checkoutPage({ cancelUrl }: Checkout, { label, description, amount }: Price, notice?: Notice): string {
  return page(
    `Subscribe to ${label}`,
    `<h1>Subscribe to ${escapeHtml(label)}</h1>
${notice ? noticeBox(notice) : ''}
<section aria-label="Order">
<p class="price">${money(amount)} <span>a month</span></p>
<p>${escapeHtml(description)}</p>
<ul class="lines">
<li><span>${escapeHtml(label)} plan, one month</span><span>${money(amount)}</span></li>
<li class="total"><span>Due today</span><span>${money(amount)}</span></li>
</ul>
<p>Renews every month until you cancel, which you can do at any time.</p>
</section>
${cardForm(TEST_CARDS, `Pay ${money(amount)}`)}
<p><a href="${escapeHtml(cancelUrl)}">Back without paying</a></p>`,
  );
}

/** Instead of a checkout that was paid, replaced or forgotten. */
export function closedPage(returnUrl: string): string {
  return page(
    'This page is closed',
    `<h1>This page is closed</h1>
<p>It was used already, or is too old. Nothing was charged by opening it.</p>
<p><a class="button" href="${escapeHtml(returnUrl)}">Back to your account</a></p>`,
  );
}
