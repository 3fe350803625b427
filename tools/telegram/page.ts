import { cspHash } from '@declic/nest-kit/csp-hash';
import { escapeHtml } from '@declic/nest-kit/escape-html';
import { htmlDocument } from '@declic/nest-kit/html-document';
import { pageStyle } from '@declic/nest-kit/page-style';
import { linkedText } from '../dev-pages/linked-text.ts';
import { type Chat, type Message, PEOPLE } from './chats.ts';

const style = `${pageStyle}
header { display: flex; align-items: baseline; gap: 12px; max-width: 688px; margin: 0 auto; }
header span, time, footer { color: var(--muted); font-size: 14px; }
main { max-width: 688px; margin: 0 auto; padding: 0 24px; background: none; border: 0; }
footer { max-width: 688px; margin: 0 auto; padding: 24px; }
nav { display: flex; flex-wrap: wrap; gap: 16px; margin-block: 0 16px; }
nav a { display: inline-flex; align-items: center; min-height: 44px; }
nav a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
ol { display: flex; flex-direction: column; gap: 8px; margin: 0 0 24px; padding: 0; list-style: none; }
li { max-width: 85%; padding: 12px 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; overflow-wrap: anywhere; white-space: pre-line; }
li.person { align-self: flex-end; }
li strong { display: block; font-size: 14px; font-weight: 500; color: var(--muted); }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 12px; margin-block-end: 16px; }
form > div { flex: 1 1 240px; }
form input:not([type='hidden']) { margin: 0; }
.quiet { background: none; color: var(--ink); border: 1px solid var(--muted); }
.start { justify-content: center; width: 100%; }
.empty { padding: 24px; border: 1px dashed var(--line); border-radius: 12px; }
@media (max-width: 528px) { main { margin: 0 auto; padding: 0 16px; } header, footer { padding-inline: 16px; } }
`;

/** Allows exactly the page's own style, and forms that stay here. */
export const TELEGRAM_CSP = `default-src 'none'; style-src ${cspHash(style)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export interface ChatView {
  readonly bot: string;
  readonly person: number;
  readonly chat: Chat;
  /** What a start link carries. */
  readonly start: string | undefined;
}

/** A chat with the bot, as one of a few people. It needs no script. */
export function chatPage({ bot, person, chat, start }: ChatView): string {
  const { messages, blocked } = chat;
  return htmlDocument({
    lang: 'en',
    title: `@${bot} · Telegram · Declic`,
    meta: { robots: 'noindex', referrer: 'same-origin' },
    style,
    body: `<body>
<header><a href="/">declic</a><span>Telegram</span></header>
<main>
<h1>@${escapeHtml(bot)}</h1>
${peopleNav(person, start)}
${messages.length === 0 ? '<p class="empty">Nothing was said yet. A bot cannot write first: press Start.</p>' : `<ol aria-label="Messages">${messages.map(messageItem).join('')}</ol>`}
${blocked ? '<p role="status">You blocked this bot: it cannot write to you.</p>' : writeForms(messages, person, start)}
<p><a href="?person=${person}">Check for new messages</a></p>
<form method="post"><input type="hidden" name="person" value="${person}"><input type="hidden" name="action" value="${blocked ? 'unblock' : 'block'}"><button class="quiet">${blocked ? 'Unblock the bot' : 'Block the bot'}</button></form>
</main>
<footer>The bot of this local stack: nothing here reaches Telegram.</footer>
</body>`,
  });
}

function peopleNav(current: number, start: string | undefined): string {
  const query = start === undefined ? '' : `&start=${encodeURIComponent(start)}`;
  const links = Array.from({ length: PEOPLE }, (_, index) => index + 1).map(
    (person) =>
      `<a href="?person=${person}${escapeHtml(query)}"${person === current ? ' aria-current="page"' : ''}>Person ${person}</a>`,
  );
  return `<nav aria-label="People">${links.join('')}</nav>`;
}

function messageItem({ from, text, at }: Message): string {
  const name = from === 'bot' ? 'Bot' : 'You';
  return `<li class="${from}"><strong>${name} · <time datetime="${at}">${at.slice(11, 16)} UTC</time></strong>${linkedText(text)}</li>`;
}

function writeForms(messages: readonly Message[], person: number, start: string | undefined): string {
  const hidden = `<input type="hidden" name="person" value="${person}">`;
  const first =
    start === undefined && messages.length > 0
      ? ''
      : `<form method="post">${hidden}<input type="hidden" name="text" value="/start${start === undefined ? '' : ` ${escapeHtml(start)}`}"><button class="start">Start</button></form>`;
  return `${first}<form method="post">${hidden}<div><label for="text">Message</label><input id="text" name="text" maxlength="4096" required autocomplete="off"></div><button>Send</button></form>`;
}
