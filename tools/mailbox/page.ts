import { cspHash } from '@declic/nest-kit/csp-hash';
import { escapeHtml } from '@declic/nest-kit/escape-html';
import { htmlDocument } from '@declic/nest-kit/html-document';
import { pageStyle } from '@declic/nest-kit/page-style';
import { linkedText } from '../dev-pages/linked-text.ts';
import type { CaughtMail } from './mailbox.ts';

const SHOWN = 50;

const style = `${pageStyle}
header { max-width: 808px; margin: 0 auto; }
main { max-width: 808px; margin: 0 auto 48px; padding: 0 24px; background: none; border: 0; }
.bar { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; flex-wrap: wrap; margin-block: 24px; }
.bar h1 { margin: 0; }
details { margin-block: 12px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
summary { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; padding: 16px 24px; border-radius: 12px; cursor: pointer; }
summary::after { grid-area: 1 / 2 / span 2; align-self: center; width: 8px; height: 8px; margin-inline: 4px; border: solid var(--muted); border-width: 0 2px 2px 0; transform: rotate(45deg); content: ''; }
[open] > summary::after { transform: rotate(225deg); }
summary:hover strong { text-decoration: underline; }
summary strong { overflow-wrap: anywhere; font-weight: 600; }
summary span { color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.mail { padding: 0 24px 24px; }
h2 { margin: 16px 0 8px; font-size: 14px; font-weight: 500; color: var(--muted); }
pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 6px; font: 14px/1.5 "JetBrains Mono", ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 420px; border: 1px solid var(--line); border-radius: 6px; background: #fff; }
.empty { padding: 48px 24px; text-align: center; border: 1px dashed var(--line); border-radius: 12px; }
@media (max-width: 528px) { header, main { margin-inline: 0; padding-inline: 16px; } summary { padding-inline: 16px; } .mail { padding: 0 16px 16px; } }
`;

/** Allows exactly the page's own style, and frames of the page itself. */
export const MAILBOX_CSP = `default-src 'none'; style-src ${cspHash(style)}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The mailbox as a page that needs no script: newest first, the first one open. */
export function mailboxPage(mails: readonly CaughtMail[]): string {
  return htmlDocument({
    lang: 'en',
    title: 'Mailbox · Declic',
    meta: { robots: 'noindex' },
    style,
    body: `<body>
<header><a href="/">declic</a></header>
<main>
<div class="bar"><h1>Mailbox</h1><a href="/dev/mailbox">Check for new mail</a></div>
<p>Every mail that this local stack sends ends here. ${formatMailCount(mails)}</p>
${mails.length === 0 ? '<p class="empty">No mail yet. Sign up or join the waitlist, then come back.</p>' : ''}
${mails.slice(0, SHOWN).map(mailEntry).join('\n')}
</main>
</body>`,
  });
}

function formatMailCount({ length }: readonly CaughtMail[]): string {
  if (length === 0) return '';
  return length > SHOWN ? `These are the newest ${SHOWN} of ${length}.` : `${length} so far.`;
}

function mailEntry({ id, to, subject, text, html, sent_at, calendar }: CaughtMail, index: number): string {
  const when = `<time datetime="${sent_at}">${sent_at.slice(0, 16).replace('T', ' ')} UTC</time>`;
  const title = escapeHtml(subject || '(no subject)');
  const source = `/dev/mailbox/messages/${encodeURIComponent(id)}/html`;
  return `<details${index === 0 ? ' open' : ''}>
<summary><strong>${title}</strong><span>To ${escapeHtml(to)} · ${when}</span></summary>
<div class="mail">
<h2>Text</h2>
<pre>${linkedText(text)}</pre>
${html === '' ? '' : `<h2>HTML</h2>\n<iframe title="HTML of ${title}" src="${source}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" loading="lazy"></iframe>`}
${calendar === undefined ? '' : `<h2>Calendar</h2>\n<p><a href="/dev/mailbox/messages/${encodeURIComponent(id)}/workshop.ics">workshop.ics</a></p>\n<pre>${escapeHtml(calendar)}</pre>`}
</div>
</details>`;
}
