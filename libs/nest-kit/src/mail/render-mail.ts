import { renderMailHtml } from './mail-html';

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

function renderText({ title, paragraphs, button }: MailContent): string {
  const link = button ? [`${button.label}: ${button.url}`] : [];
  return [title, ...paragraphs, ...link, 'Declic'].join('\n\n');
}
