import { cspHash } from '@declic/nest-kit/csp-hash';
import { escapeHtml } from '@declic/nest-kit/escape-html';
import { htmlDocument } from '@declic/nest-kit/html-document';
import { pageStyle } from '@declic/nest-kit/page-style';

const style = `${pageStyle}
:root { --success: #0f7b5f; --warning: #9a6700; --danger: #b42318; --control: #85827b; }
@media (prefers-color-scheme: dark) { :root { --success: #4cc29e; --warning: #e0a83a; --danger: #ff8a80; --control: #8b8e98; } }
header { display: flex; align-items: baseline; gap: 12px; max-width: 688px; margin: 0 auto; padding: 24px; }
header span { color: var(--muted); font-size: 14px; }
main { max-width: 688px; margin: 0 auto; padding: 0 24px; background: none; border: 0; }
footer { max-width: 688px; margin: 0 auto; padding: 24px; color: var(--muted); font-size: 14px; }
h2 { margin: 0 0 12px; font: 600 18px/1.25 "Bricolage Grotesque", system-ui, sans-serif; }
section { margin-block: 16px; padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
section > :last-child, fieldset > :last-child { margin-bottom: 0; }
strong { color: var(--ink); font-weight: 600; }
.price { margin: 0 0 8px; color: var(--ink); font: 600 28px/1.15 Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
.price span { color: var(--muted); font-size: 16px; font-weight: 400; }
.lines { margin: 0 0 16px; padding: 0; list-style: none; }
.lines li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; padding-block: 12px; border-block-start: 1px solid var(--line); }
.lines li > :last-child { font-variant-numeric: tabular-nums; }
.lines small { display: block; color: var(--muted); font-size: 14px; }
.lines:last-child li:last-child { padding-block-end: 0; }
.total { font-weight: 600; }
fieldset { margin: 0 0 24px; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: 8px; font-weight: 500; }
.card { display: flex; align-items: flex-start; gap: 12px; min-height: 44px; padding: 12px; border: 1px solid var(--control); border-radius: 6px; margin-bottom: 8px; cursor: pointer; }
.card:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.card input { width: 20px; height: 20px; margin: 2px 0 0; accent-color: var(--accent); }
.card b { display: block; font: 500 16px/1.5 "JetBrains Mono", ui-monospace, monospace; }
.card small { color: var(--muted); font-size: 14px; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; margin: 0; }
.actions a, p > a { display: inline-flex; align-items: center; min-height: 44px; }
.pay { justify-content: center; width: 100%; }
.quiet { background: none; color: var(--ink); border: 1px solid var(--control); }
.badge { display: inline-block; padding: 2px 10px; border: 1px solid currentColor; border-radius: 999px; font-size: 14px; font-weight: 500; }
.good { color: var(--success); } .soon { color: var(--warning); } .bad { color: var(--danger); }
.notice { margin: 0 0 16px; padding: 12px 16px; border: 1px solid var(--line); border-inline-start: 4px solid currentColor; border-radius: 6px; background: var(--surface); }
.notice p { margin: 0; color: var(--ink); }
@media (max-width: 528px) { main { margin: 0 auto; padding: 0 16px; } header, footer { padding-inline: 16px; } section { padding: 16px; } .actions form { flex: 1 1 auto; } .actions button { justify-content: center; width: 100%; } }
`;

/** Allows exactly the page's own style, and forms that stay here. */
export const PAGE_CSP = `default-src 'none'; style-src ${cspHash(style)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page of the provider. It needs no script. `body` is trusted HTML: what comes from outside is escaped before. */
export function page(title: string, body: string): string {
  return htmlDocument({
    lang: 'en',
    title: `${title} · Declic`,
    meta: { robots: 'noindex', referrer: 'same-origin' },
    style,
    body: `<body>
<header><a href="/">declic</a><span>Payments</span></header>
<main>
${body}
</main>
<footer>Test payments of this local stack: no real card, no real money.</footer>
</body>`,
  });
}

export interface Notice {
  readonly tone: 'good' | 'soon' | 'bad';
  readonly text: string;
}

/** Read out when the page opens. */
export function noticeBox({ tone, text }: Notice): string {
  return `<div class="notice ${tone}" role="${tone === 'bad' ? 'alert' : 'status'}"><p>${escapeHtml(text)}</p></div>`;
}

/** An amount in the smallest unit of its currency, a hundredth, as money. */
export function money(cents: number, currency = 'eur'): string {
  let format = moneyFormats.get(currency);
  if (!format) moneyFormats.set(currency, (format = new Intl.NumberFormat('en', { style: 'currency', currency })));
  return format.format(cents / 100);
}

/** Formatters hold native memory that garbage collection is slow to release: each is made once. */
const moneyFormats = new Map<string, Intl.NumberFormat>();
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment in seconds as a day. */
export function day(seconds: number): string {
  const moment = new Date(seconds * 1000);
  return `<time datetime="${moment.toISOString()}">${days.format(moment)}</time>`;
}
