import DOMPurify, { type Config } from 'dompurify';
import { Marked, type RendererObject } from 'marked';

export interface MarkdownOptions {
  /** A line of the text is a line of the page, as in the boxes of social networks. */
  keepsLines?: boolean;
}

/**
 * Untrusted Markdown as safe nodes: no scripts, no pictures, links to http, https and mail only. HTML in the text
 * is shown as it was typed.
 */
export function renderMarkdown(markdown: string, { keepsLines = false }: MarkdownOptions = {}): DocumentFragment {
  const fragment = DOMPurify.sanitize(toHtml(markdown, keepsLines), POLICY);
  for (const link of fragment.querySelectorAll('a')) {
    link.setAttribute('rel', 'nofollow noopener noreferrer');
    link.setAttribute('target', '_blank');
  }
  return fragment;
}

/** The second line of defence: what the renderer below would let through by mistake ends here. */
const POLICY = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
    ...['strong', 'em', 'del', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td', '#text'],
  ],
  ALLOWED_ATTR: ['href', 'start'],
  // The number of a list is not checked as an address.
  ADD_URI_SAFE_ATTR: ['start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:)/i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

const renderer: RendererObject = {
  html: ({ text }) => escapeHtml(text),
  // A picture of another site would tell it who reads the draft.
  image: ({ href, text }) => `<a href="${escapeHtml(href)}">${escapeHtml(text || href)}</a>`,
  checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
};

const lines = new Marked({ gfm: true, breaks: true, renderer });
const paragraphs = new Marked({ gfm: true, renderer });

function toHtml(markdown: string, keepsLines: boolean): string {
  try {
    return (keepsLines ? lines : paragraphs).parse(markdown, { async: false });
  } catch (error) {
    // Nested more deeply than the parser descends.
    if (!(error instanceof RangeError)) throw error;
    return `<pre>${escapeHtml(markdown)}</pre>`;
  }
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for the content and the attributes of HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => REFERENCES[character] ?? character);
}
