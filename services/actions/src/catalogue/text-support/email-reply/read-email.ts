import type { Email } from 'postal-mime';

export interface ReadEmail {
  readonly subject: string;
  /** What this sender wrote last, without what is quoted and without the signature. */
  readonly message: string;
  readonly fromName: string | null;
  readonly fromAddress: string | null;
  /** Set by machines: an answer could start a loop. */
  readonly isAutomatic: boolean;
}

const HEADER_START = /^(?:[A-Za-z][A-Za-z-]{1,60}:[^\n]{0,2000}\r?\n(?:[ \t][^\n]{0,2000}\r?\n){0,40}){1,200}/u;
const LONGEST_MESSAGE = 50_000;

/** Reads a raw message of RFC 5322 or a plain text, whose first line may be "Subject: ...". */
export async function readEmail(text: string): Promise<ReadEmail> {
  const raw = text.trimStart();
  const headers = HEADER_START.exec(raw)?.[0] ?? '';
  const isRaw = /^(?:from|subject|date|received|return-path|mime-version|message-id):/imu.test(headers);
  if (!isRaw)
    return { subject: '', message: await latestReply(raw), fromName: null, fromAddress: null, isAutomatic: false };

  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(raw);
  const body = email.text?.trim() ? email.text : await textOfHtml(email.html ?? '');
  return {
    subject: email.subject ?? '',
    message: await latestReply(body),
    fromName: email.from?.name?.trim() || null,
    fromAddress: email.from?.address || null,
    isAutomatic: isAutomatic(email),
  };
}

/** RFC 3834 and what list servers and mail programs set. */
function isAutomatic(email: Email): boolean {
  return email.headers.some(({ key, value }) => {
    if (key === 'auto-submitted') return !/^no\b/iu.test(value.trim());
    if (key === 'precedence') return /^(?:bulk|junk|list|auto_reply)/iu.test(value.trim());
    return ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].includes(key);
  });
}

async function latestReply(body: string): Promise<string> {
  const { default: EmailReplyParser } = await import('email-reply-parser');
  const text = body.slice(0, LONGEST_MESSAGE).replaceAll('\r\n', '\n');
  const latest = new EmailReplyParser().parseReply(text).trim();
  return latest === '' ? text.trim() : latest;
}

async function textOfHtml(html: string): Promise<string> {
  const { load } = await import('cheerio');
  const page = load(html);
  page('script, style, head').remove();
  page('br').replaceWith('\n');
  page('p, div, li, tr, blockquote').append('\n');
  return page('body').text();
}
