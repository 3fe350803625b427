import { escapeHtml } from '../http/escape-html';

/** What a mail says. Plain text throughout: nothing in here is read as HTML. */
export interface MailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Defaults to English. */
  readonly lang?: string;
}

/** Both forms of a mail from one content. Styles are inline, because mail programs know little else. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: toText(content), html: toHtml(content) };
}

function toText({ title, paragraphs, button }: MailContent): string {
  const link = button ? [`${button.label}: ${button.url}`] : [];
  return [title, ...paragraphs, ...link, 'Declic'].join('\n\n');
}

function toHtml({ title, paragraphs, button, lang = 'en' }: MailContent): string {
  const text = paragraphs.map((paragraph) => `<p style="${style.paragraph}">${escapeHtml(paragraph)}</p>`).join('\n');
  const link = button
    ? `<p style="${style.paragraph}"><a href="${escapeHtml(button.url)}" style="${style.button}">${escapeHtml(button.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="${style.body}">
<div style="${style.card}">
<p style="${style.wordmark}">declic</p>
<h1 style="${style.title}">${escapeHtml(title)}</h1>
${text}
${link}
</div>
</body>
</html>`;
}

const style = {
  body: 'margin:0;padding:32px 16px;background:#FBFAF7;color:#15161A;font:16px/1.5 Inter,system-ui,sans-serif',
  card: 'max-width:520px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E4E1DA;border-radius:12px',
  wordmark: 'margin:0 0 24px;font-weight:600;font-size:22px;letter-spacing:-0.02em',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.15',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:10px 18px;background:#B93A0C;color:#FFFFFF;border-radius:6px;text-decoration:none;font-weight:500',
};
