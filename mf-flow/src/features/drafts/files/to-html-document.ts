import { splitThread } from '@declic/content-rules';
import { escapeHtml, renderMarkdown } from '../read/render-markdown';
import type { DraftContent } from './draft-files';

/** A whole page that stands for itself: it loads nothing and runs nothing. */
export function toHtmlDocument({ title, format, text, language }: DraftContent): string {
  const body =
    format === 'tweet'
      ? `<ol>\n${splitThread(text)
          .map((tweet) => `<li>${toHtml(tweet, true)}</li>`)
          .join('\n')}\n</ol>`
      : toHtml(text, format !== 'blog');
  return `<!doctype html>
<html${language === undefined ? '' : ` lang="${escapeHtml(language)}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>
body { max-width: 68ch; margin: 3rem auto; padding: 0 1rem; color: #15161a; background: #fff; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.15; }
blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 3px solid #e4e1da; }
li { margin-block: 0.5rem; }
</style>
</head>
<body>
${body}
</body>
</html>
`;
}

function toHtml(markdown: string, keepsLines: boolean): string {
  const holder = document.createElement('div');
  holder.append(renderMarkdown(markdown, { keepsLines }));
  return holder.innerHTML.trim();
}
