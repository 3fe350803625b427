import { RejectedInputError } from '../../../engine/run-errors';
import type { Language } from '../../../text/languages';
import { resolveLanguages } from '../../../text/resolve-languages';
import { splitWords } from '../../../text/words';
import type { Source } from './read-sources';

/** So much of each source tells its language. */
const SAMPLE_LENGTH = 2_000;

/** A text that shares so many of its words with its sources is in their language. */
const SHARED_WORDS = 0.5;

/**
 * The language that claims and sources are compared in. A short text with names may be taken for another language than it is in: the
 * sources decide where it has their words.
 *
 * @throws {RejectedInputError} when the text is in none of the three.
 */
export async function chooseLanguage(text: string, sources: readonly Source[], requested: Language | 'auto') {
  const sample = sources.map((source) => source.text.slice(0, SAMPLE_LENGTH)).join('\n');
  const [own, theirs] = await resolveLanguages([text, sample], requested);
  const isOther = own?.language === null && own.detected !== null;
  const isTheirs = isOther && theirs?.detected !== null && sharedWords(text, sample) >= SHARED_WORDS;
  const chosen = own?.language ?? theirs?.language;
  if (!chosen || (isOther && !isTheirs))
    throw new RejectedInputError('text', `Must be in English, French or Spanish; this seems to be "${own?.detected}"`);
  const differs = !isOther && own?.detected && theirs?.detected && own.detected !== theirs.detected;
  const warning = differs
    ? `The text is in "${own.detected}", the sources are in "${theirs.detected}": claims are found in one language only.`
    : null;
  return { chosen, warning };
}

/** The share of the words of a text that another has, too. */
function sharedWords(text: string, other: string): number {
  const known = new Set(splitWords(other).map(({ normal }) => normal));
  const words = splitWords(text).map(({ normal }) => normal);
  return words.filter((word) => known.has(word)).length / Math.max(1, words.length);
}
