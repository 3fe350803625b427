import { escapeHtml } from '@declic/nest-kit/escape-html';
import { money, type Notice, noticeBox, page } from './page.ts';
import type { Checkout, Price } from './state.ts';

/** The cards that a test can pay with. Nobody is asked for a number: a real one has no business here. */
export const TEST_CARDS = [
  { id: 'works', number: '4242', says: 'Every payment succeeds.' },
  { id: 'declines', number: '0002', says: 'The payment is declined.' },
  { id: 'declines-later', number: '0341', says: 'This payment succeeds, the next one is declined.' },
] as const;

/** One of `TEST_CARDS`. */
export type TestCard = (typeof TEST_CARDS)[number]['id'];

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
<section aria-labelledby="pay">
<h2 id="pay">Pay by card</h2>
<form method="post">
<fieldset>
<legend>Test card</legend>
${TEST_CARDS.map(cardChoice).join('\n')}
</fieldset>
<button class="pay" type="submit">Pay ${money(amount)}</button>
</form>
</section>
<p><a href="${escapeHtml(cancelUrl)}">Back without paying</a></p>`,
  );
}

function cardChoice({ id, number, says }: (typeof TEST_CARDS)[number], index: number): string {
  return `<label class="card"><input type="radio" name="card" value="${id}"${index === 0 ? ' checked' : ''}><span><b>•••• ${number}</b><small>${says}</small></span></label>`;
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
