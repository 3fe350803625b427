import { escapeHtml } from '@declic/nest-kit';
import { guides } from '../guides/guides';
import type { PageText } from './page-text';

const SECTIONS = [
  ['/docs/actions', 'Actions'],
  ['/docs/errors', 'Errors'],
  ['/docs/reference', 'API reference'],
] as const;

/** The errors are a guide. */
const NOT_GUIDES = SECTIONS.filter(([path]) => path !== '/docs/errors');

/** A page of the documentation: everything in it is there before a script runs. */
export function renderDocsPage({ path, title, description, facts, body }: PageText, publicUrl: string): string {
  const address = `${publicUrl}${path}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(description)}">
<link rel="canonical" href="${escapeHtml(address)}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:type" content="article">
<meta property="og:url" content="${escapeHtml(address)}">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · declic docs</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/docs/assets/docs.css">
<script type="module" src="/docs/assets/docs.js"></script>
${facts ? structuredData(facts) : ''}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<a class="wordmark" href="/">declic</a>
<a class="area" href="/docs">Docs</a>
<nav aria-label="Documentation">${SECTIONS.map(([to, name]) => link(to, name, path)).join('')}</nav>
<a class="button" href="/keys">Get an API key</a>
</header>
<div class="frame">
<main id="content">
${body}
</main>
<nav class="side" aria-label="Guides"><div>${contents(path)}</div></nav>
</div>
<footer class="foot">
<span>Tests execute the snippets of these pages and compare their answers.</span>
<a href="/v1/openapi.json">OpenAPI 3.1</a><a href="/llms.txt">llms.txt</a><a href="/docs/attribution">Attribution</a>
</footer>
</body>
</html>`;
}

/** A data block: browsers do not run it, and the policy of the page leaves it alone. */
function structuredData(facts: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>\n`;
}

/** The contents of the site. */
function contents(path: string): string {
  const own = guides.map(({ slug, title }) => `<li>${link(slug === '' ? '/docs' : `/docs/${slug}`, title, path)}</li>`);
  const sections = NOT_GUIDES.map(([to, name]) => `<li>${link(to, name, path)}</li>`);
  return `<p>Guides</p><ul>${own.join('')}</ul><p>Reference</p><ul>${sections.join('')}</ul>`;
}

function link(to: string, name: string, path: string): string {
  const isHere = path === to || (to !== '/docs' && path.startsWith(`${to}/`));
  return `<a href="${to}"${isHere ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a>`;
}
