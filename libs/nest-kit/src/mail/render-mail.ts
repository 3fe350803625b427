import { renderMailHtml } from './mail-html';
import type { Mail } from './mailer';

/** An address with the words for it. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** What a mail says. Plain text throughout: nothing in here is read as HTML. */
export interface MailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button?: MailLink;
  /** Further links, below the button. */
  readonly links?: readonly MailLink[];
  /** A link in small print at the end, such as the one that ends such mails. */
  readonly footnote?: MailLink;
  /** Defaults to English. */
  readonly lang?: string;
}

/** Both forms of a mail from one content. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderMailHtml(content) };
}

/** A mail whose subject is its title. */
export function composeMail(to: string, content: MailContent): Mail {
  return { to, subject: content.title, ...renderMail(content) };
}

function renderText({ title, paragraphs, button, links = [], footnote, lang }: MailContent): string {
  const colon = lang === 'fr' ? ' :' : ':';
  const toLine = ({ label, url }: MailLink) => `${label}${colon} ${url}`;
  const addresses = [...(button ? [button] : []), ...links].map(toLine);
  return [title, ...paragraphs, ...addresses, 'Declic', ...(footnote ? [toLine(footnote)] : [])].join('\n\n');
}
