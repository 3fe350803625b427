import { splitLinks, withoutMarkup } from '@declic/language-model/checks';

/** What is not seen, or changes the order of what is; line breaks, tabs and joiners of letters stay. */
const CONTROLS = /[^\P{C}\n\t\u200C\u200D]/gu;
const IMAGE = /!\[[^[\]\n]*\](?:\([^()\n]*\)|\[[^[\]\n]*\])/gu;
const INLINE_LINK = /\[([^[\]\n]*)\]\(\s*<?([^()\s<>]*(?:\([^()\n]*\)[^()\s<>]*)*)>?[^()\n]*\)/gu;
const REFERENCE = /\[([^[\]\n]+)\]\[[^[\]\n]*\]/gu;
const DEFINITION = /^[ \t]{0,3}\[[^\]\n]+\]:[^\n]*$/gmu;

/** Markdown of a model without HTML, images, hidden characters, and links that the source does not have. */
export function cleanMarkdown(markdown: string, source: string): string {
  const known = new Set(splitLinks(source).links);
  const text = markdown
    .replace(/\r\n?/gu, '\n')
    .replace(CONTROLS, '')
    .replace(DEFINITION, '')
    .replace(IMAGE, '')
    .replace(REFERENCE, '$1')
    .replace(INLINE_LINK, (_, label: string, target: string) => (known.has(target) ? `${label} (${target})` : label));
  return withoutLinks(withoutMarkup(text), known)
    .replace(/(?<=\S)[ \t]{2,}/gu, ' ')
    .replace(/[ \t]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** One line of text, such as a title or a line of a summary. */
export function cleanLine(text: string, source: string): string {
  return cleanMarkdown(text.replace(/\s+/gu, ' '), source).replace(/^(?:#{1,6}|[-*+>])\s+/u, '');
}

/** Longest first: a domain is a part of its addresses. */
function withoutLinks(text: string, known: ReadonlySet<string>): string {
  const unknown = splitLinks(text).links.filter((link) => !known.has(link));
  return [...new Set(unknown)]
    .sort((a, b) => b.length - a.length)
    .reduce((left, link) => left.replaceAll(link, link.startsWith('](') ? ']' : ''), text);
}
