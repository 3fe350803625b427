import type { FastifyReply } from 'fastify';
import { cspHash } from './csp-hash';
import { htmlDocument } from '../html/html-document';
import { PERMISSIONS_POLICY } from './page-policies';
import { pageStyle } from './page-style';

/** A small page that a service shows by itself, such as the one behind a mail's link. */
export interface Page {
  readonly lang: string;
  readonly title: string;
  /** Trusted HTML: escape untrusted values with `escapeHtml`. */
  readonly body: string;
  /** An inline script; the page must do its work without it. */
  readonly script?: string;
}

/** The page as HTML: branded, light and dark, readable without JavaScript. */
export function renderPage({ lang, title, body, script }: Page): string {
  return htmlDocument({
    lang,
    title: `${title} · Declic`,
    meta: { robots: 'noindex', referrer: 'same-origin' },
    style: pageStyle,
    body: `<body>
<header><a href="/">declic</a></header>
<main>
${body}
</main>
${script === undefined ? '' : `<script>${script}</script>`}
</body>`,
  });
}

/** Sets the headers of such a page, allowing exactly its own style and script, and gives its HTML for the handler to return. */
export function sendPage(reply: FastifyReply, page: Page): string {
  const scripts = page.script === undefined ? "'none'" : cspHash(page.script);
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src ${cspHash(pageStyle)}; script-src ${scripts}; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'same-origin',
  });
  return renderPage(page);
}
