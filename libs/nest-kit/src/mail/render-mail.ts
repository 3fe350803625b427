import { renderMailHtml } from './mail-html';
import type { Mail } from './mailer';

/** What a mail says. Plain text throughout: nothing in here is read as HTML. */
export interface MailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** A link in small print at the end, such as the one that ends such mails. */
  readonly footnote?: { readonly label: string; readonly url: string };
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

function renderText({ title, paragraphs, button, footnote }: MailContent): string {
  const link = button ? [`${button.label}: ${button.url}`] : [];
  const ending = footnote ? [`${footnote.label}: ${footnote.url}`] : [];
  return [title, ...paragraphs, ...link, 'Declic', ...ending].join('\n\n');
}
