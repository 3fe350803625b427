// Node runs this file without a bundler for the tools, and needs the extension.
import { escapeHtml } from './escape-html.ts';

/** What differs between the HTML documents that servers write themselves: pages, mails and the pages of the local tools. */
export interface HtmlDocument {
  readonly lang: string;
  readonly title: string;
  /** Contents of the `meta` elements by their names, besides the viewport. */
  readonly meta?: Readonly<Record<string, string>>;
  readonly style: string;
  /** Trusted HTML, the body element with its tags: escape untrusted values with `escapeHtml`. */
  readonly body: string;
}

/** A whole HTML document with an inline style. */
export function htmlDocument({ lang, title, meta = {}, style, body }: HtmlDocument): string {
  const metas = Object.entries({ viewport: 'width=device-width, initial-scale=1', ...meta }).map(
    ([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
${metas.join('\n')}
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
${body}
</html>`;
}
