import type { Lexicon } from '../lexicon';
import { withFlags } from '../lexicon/with-flags';

const SEPARATOR = /,\s+|\s+\/\s+|:\s+|\?\s+/;

/** The pieces of a text between commas and conjunctions, without their openings; for counting, not for citing. */
export function looseItems(text: string, lexicon: Lexicon): string[] {
  return text
    .split(SEPARATOR)
    .flatMap((part) => part.split(withFlags(lexicon.conjunction, 'i')))
    .map((part) =>
      part
        .replace(lexicon.frames.lead, '')
        .replace(/^(?:for|des|de|d'|para|con|a) ?(?=[a-z])/i, '')
        .trim(),
    )
    .filter((part) => /[a-z]/i.test(part));
}
