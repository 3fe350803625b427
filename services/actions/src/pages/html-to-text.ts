import type { AnyNode } from 'domhandler';
import { UpstreamError } from '../engine/run-errors';
import { onOneLine } from '../text/span';

/** What is no text of the page: code, menus, forms and pictures. */
const SKIPPED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'nav',
  'form',
  'button',
  'select',
  'iframe',
  'head',
  'title',
  'footer',
]);

/** What goes on in the same line. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

export interface PageText {
  readonly title: string | null;
  /** A paragraph, list item or cell per line. */
  readonly text: string;
}

/** The time of the parser grows with the square of the depth, which the number of elements bounds. */
const MAX_ELEMENTS = 30_000;

/**
 * The readable text of a page.
 *
 * @throws {UpstreamError} when it has more elements than a page for readers has.
 */
export async function htmlToText(html: string): Promise<PageText> {
  if ((html.match(/<[a-z]/giu)?.length ?? 0) > MAX_ELEMENTS)
    throw new UpstreamError(`It has more than ${MAX_ELEMENTS} elements.`);
  // The slim build: the full one takes twenty times longer for nested elements.
  const { load } = await import('cheerio/slim');
  const page = load(html);
  const lines: string[] = [''];
  const breakLine = (name: string) => {
    if (!INLINE.has(name) && lines.at(-1) !== '') lines.push('');
  };
  // A stack of its own: pages may be nested deeper than calls can be.
  const stack: Step[] = [{ node: page.root()[0] }];
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { node, closes } = step;
    if (closes !== undefined) breakLine(closes);
    if (node?.type === 'text') lines[lines.length - 1] += node.data;
    if (!node || !('children' in node)) continue;
    const name = 'name' in node ? node.name : 'html';
    if (SKIPPED.has(name)) continue;
    breakLine(name);
    stack.push({ closes: name });
    for (const child of [...node.children].reverse()) stack.push({ node: child });
  }
  const text = lines
    .map(onOneLine)
    .filter((line) => line !== '')
    .join('\n');
  return { title: onOneLine(page('title').first().text()) || null, text };
}

interface Step {
  readonly node?: AnyNode | undefined;
  /** The element that ends here. */
  readonly closes?: string;
}
