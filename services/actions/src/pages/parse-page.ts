import type { CheerioAPI } from 'cheerio/slim';
import { UnreadablePageError } from './unreadable-page-error';

/** Characters of HTML that are read. */
export const MAX_HTML = 2_000_000;

/** Elements below this depth become children of the one at it, as browsers do. */
const DEEPEST_ELEMENT = 256;

/** Beyond, the parser's search for the start of an end tag takes too long. */
const DEEPEST_NESTING = 2_000;
const MOST_ELEMENTS = 60_000;
/** Each selection compares the elements at the top with each other. */
const MOST_AT_TOP = 1_000;
const MOST_ATTRIBUTES = 40;
const LONGEST_ATTRIBUTE = 4_000;

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
        if (atTop > MOST_AT_TOP)
          throw new UnreadablePageError(`The HTML has more than ${MOST_AT_TOP} elements at the top`);
        if (depth > DEEPEST_NESTING) throw new UnreadablePageError(`The HTML is nested in ${DEEPEST_NESTING} levels`);
        if (elements > MOST_ELEMENTS) throw new UnreadablePageError(`The HTML has more than ${MOST_ELEMENTS} elements`);
        if (depth <= DEEPEST_ELEMENT) dom.onopentag(name, boundAttributes(attributes));
      },
      onclosetag() {
        if (depth <= DEEPEST_ELEMENT) dom.onclosetag();
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
    if (count > MOST_ATTRIBUTES) break;
    bounded[name] = (attributes[name] ?? '').slice(0, LONGEST_ATTRIBUTE);
  }
  return bounded;
}
