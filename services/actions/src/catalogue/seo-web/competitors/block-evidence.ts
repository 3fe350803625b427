import { seen, type Evidence } from '../../../pages/evidence';
import type { PageBlock } from '../../../pages/page-blocks';

/** Where a block stands, with its text around what was found. */
export function toEvidence({ element, text }: PageBlock, at = 0): Evidence {
  const from = at > 100 ? at - 60 : 0;
  const quote = from > 0 ? `…${text.slice(from, from + 400)}` : text;
  return element ? seen(element, quote) : { selector: ':root', quote: quote.slice(0, 160) };
}

const MAX_MATCHES = 5;

/** What a pattern finds in each block, the first few, with its place. */
export function matchBlocks(blocks: readonly PageBlock[], pattern: RegExp) {
  const everywhere = new RegExp(pattern.source, `${pattern.flags}g`);
  return blocks.flatMap((block) =>
    [...block.text.slice(0, 5_000).matchAll(everywhere)]
      .slice(0, MAX_MATCHES)
      .map(({ 0: found, index }) => ({ value: found.trim(), source: toEvidence(block, index) })),
  );
}
