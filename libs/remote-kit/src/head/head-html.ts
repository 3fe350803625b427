import { headElements, type HeadElement } from './head-elements.ts';
import type { PageHead } from './page-head.ts';

/** A head as HTML, for a document that is sent. A page that takes over there finds its elements and leaves them as they are. */
export function headHtml(head: PageHead, origin: string): string {
  return headElements(head, origin).map(toHtml).join('');
}

function toHtml({ tag, attributes, text = '' }: HeadElement): string {
  const start = [tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${escape(value)}"`)].join(' ');
  if (tag === 'title') return `<${start}>${escape(text)}</title>`;
  // JSON-LD is escaped as JSON; entities are not read in a script.
  return tag === 'script' ? `<${start}>${text}</script>` : `<${start}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
