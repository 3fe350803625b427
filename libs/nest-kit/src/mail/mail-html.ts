import { escapeHtml } from '../html/escape-html';
import { htmlDocument } from '../html/html-document';
import type { MailContent, MailLink } from './render-mail';

/** Said below a button, because some mail programs show none. */
const WITHOUT_BUTTON: Readonly<Record<string, string>> = {
  en: 'If the button does not work, open this address:',
  fr: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  es: 'Si el botón no funciona, abre esta dirección:',
};

/**
 * The look of every mail. Mail programs know little: a table centres the card where widths are ignored, styles are inline, and
 * the few rules in the head make it dark where that is wanted.
 */
export function renderMailHtml({ title, paragraphs, button, links = [], footnote, lang = 'en' }: MailContent): string {
  const text = paragraphs.map((paragraph) => `<p style="${style.paragraph}">${escapeHtml(paragraph)}</p>`).join('\n');
  return htmlDocument({
    lang,
    title,
    meta: { 'color-scheme': 'light dark', 'supported-color-schemes': 'light dark' },
    style: DARK,
    body: `<body class="ground" style="${style.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" width="520" cellpadding="0" cellspacing="0" border="0" style="${style.column}"><tr>
<td class="card" align="left" style="${style.card}">
<p style="${style.wordmark}">declic</p>
<h1 style="${style.title}">${escapeHtml(title)}</h1>
${text}
${button ? renderButton(button, lang) : ''}
${links.map(renderLink).join('\n')}
${footnote ? renderFootnote(footnote) : ''}
</td>
</tr></table>
</td></tr></table>
</body>`,
  });
}

function renderLink({ label, url }: MailLink): string {
  return `<p style="${style.further}"><a class="link" href="${escapeHtml(url)}" style="${style.link}">${escapeHtml(label)}</a></p>`;
}

function renderButton({ label, url }: MailLink, lang: string): string {
  const address = escapeHtml(url);
  return `<p style="${style.action}"><a class="button" href="${address}" style="${style.button}">${escapeHtml(label)}</a></p>
<p class="small" style="${style.small}">${WITHOUT_BUTTON[lang] ?? WITHOUT_BUTTON['en']}<br><a class="link" href="${address}" style="${style.link}">${address}</a></p>`;
}

function renderFootnote({ label, url }: MailLink): string {
  const link = `<a class="link" href="${escapeHtml(url)}" style="${style.link}">${escapeHtml(label)}</a>`;
  return `<p class="small" style="${style.footnote}">${link}</p>`;
}

const FONT = `Inter,system-ui,-apple-system,'Segoe UI',sans-serif`;
const HEADING = `'Bricolage Grotesque',${FONT}`;

const style = {
  body: `margin:0;padding:32px 16px;background-color:#FBFAF7;color:#15161A;font:16px/1.5 ${FONT}`,
  column: 'width:100%;max-width:520px',
  card: `padding:32px;background-color:#FFFFFF;border:1px solid #E4E1DA;border-radius:12px;font:16px/1.5 ${FONT}`,
  wordmark: `margin:0 0 32px;font:600 22px/1.15 ${HEADING};letter-spacing:-0.02em`,
  title: `margin:0 0 16px;font:600 28px/1.15 ${HEADING};letter-spacing:-0.01em`,
  paragraph: 'margin:0 0 16px',
  action: 'margin:24px 0',
  button:
    'display:inline-block;padding:10px 20px;background-color:#B93A0C;color:#FFFFFF;border-radius:6px;text-decoration:none;font-weight:500',
  small: 'margin:0;color:#5B5E68;font-size:14px',
  footnote: 'margin:24px 0 0;color:#5B5E68;font-size:14px',
  further: 'margin:16px 0 0',
  link: 'color:#B93A0C;word-break:break-all',
};

const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .card { padding: 24px !important; } }
@media (prefers-color-scheme: dark) {
  .ground { background-color: #0F1013 !important; color: #F2F1EC !important; }
  .card { background-color: #16181D !important; border-color: #2A2D35 !important; color: #F2F1EC !important; }
  .button { background-color: #FF7A45 !important; color: #15161A !important; }
  .small { color: #A3A6B0 !important; }
  .link { color: #FF7A45 !important; }
}
`;
