import { escapeHtml } from '@declic/nest-kit/escape-html';
import { money, type Notice, noticeBox, page } from './page.ts';
import type { OneTimePayment } from '../state.ts';
import { cardForm, PAYMENT_CARDS } from './test-cards.ts';

/** Where something is paid for once. */
export function paymentPage({ cancelUrl, description, amount, currency }: OneTimePayment, notice?: Notice): string {
  const price = money(amount, currency);
  return page(
    `Pay for ${description}`,
    `<h1>${escapeHtml(description)}</h1>
${notice ? noticeBox(notice) : ''}
<section aria-label="Order">
<p class="price">${price}</p>
<ul class="lines">
<li><span>${escapeHtml(description)}</span><span>${price}</span></li>
<li class="total"><span>Due today</span><span>${price}</span></li>
</ul>
<p>You pay once. Nothing renews.</p>
</section>
${cardForm(PAYMENT_CARDS, `Pay ${price}`)}
<p><a href="${escapeHtml(cancelUrl)}">Back without paying</a></p>`,
  );
}
