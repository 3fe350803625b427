import type { CheerioAPI } from 'cheerio/slim';
import { UnreadablePageError } from './unreadable-page-error';

/** Characters of HTML that are read. */
export const MAX_HTML = 2_000_000;

const LIMITS = {
  /** Elements below this depth become children of the one at it, as browsers do. */
  elementDepth: 256,
  /** Beyond, the parser's search for the start of an end tag takes too long. */
  nesting: 2_000,
  elements: 60_000,
  /** Each selection compares the elements at the top with each other. */
  atTop: 1_000,
  attributes: 40,
  attributeLength: 4_000,
};

/** A page as a tree that is never deeper or larger than the limits, so that everything which walks it is bounded. */
export type Page = CheerioAPI;

/** @throws {UnreadablePageError} the HTML is too long, too deeply nested, or has too many elements. */
export async function parsePage(html: string): Promise<Page> {
  if (html.length > MAX_HTML) throw new UnreadablePageError(`The HTML is longer than ${MAX_HTML} characters`);
  const [{ load }, { Parser }, { DomHandler }] = await Promise.all([
    import('cheerio/slim'),
    import('htmlparser2'),
    import('domhandler'),
  ]);
  const dom = new DomHandler();
  let depth = 0;
  let elements = 0;
  let atTop = 0;
  const parser = new Parser(
    {
      onparserinit: (instance) => dom.onparserinit(instance),
      onopentag(name, attributes) {
        depth += 1;
        elements += 1;
        if (depth === 1) atTop += 1;
        if (atTop > LIMITS.atTop)
          throw new UnreadablePageError(`The HTML has more than ${LIMITS.atTop} elements at the top`);
        if (depth > LIMITS.nesting) throw new UnreadablePageError(`The HTML is nested in ${LIMITS.nesting} levels`);
        if (elements > LIMITS.elements)
          throw new UnreadablePageError(`The HTML has more than ${LIMITS.elements} elements`);
        if (depth <= LIMITS.elementDepth) dom.onopentag(name, boundAttributes(attributes));
      },
      onclosetag() {
        if (depth <= LIMITS.elementDepth) dom.onclosetag();
        depth -= 1;
      },
      ontext: (text) => dom.ontext(text),
      oncomment: (text) => dom.oncomment(text),
      oncommentend: () => dom.oncommentend(),
      onprocessinginstruction: (name, data) => dom.onprocessinginstruction(name, data),
      onend: () => dom.onend(),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return load(dom.root);
}

function boundAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const bounded = Object.create(null) as Record<string, string>; // No attribute is inherited.
  let count = 0;
  for (const name in attributes) {
    count += 1;
    if (count > LIMITS.attributes) break;
    bounded[name] = (attributes[name] ?? '').slice(0, LIMITS.attributeLength);
  }
  return bounded;
}
