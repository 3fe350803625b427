import { renderMailHtml } from './mail-html';
import type { Mail } from './mailer';

/** What a mail says. Plain text throughout: nothing in here is read as HTML. */
export interface MailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
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

function renderText({ title, paragraphs, button }: MailContent): string {
  const link = button ? [`${button.label}: ${button.url}`] : [];
  return [title, ...paragraphs, ...link, 'Declic'].join('\n\n');
}
