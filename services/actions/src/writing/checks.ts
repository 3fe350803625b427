import { closedObject } from '../engine/output-schema';
import type { Language } from '../text/languages';
import { countWords } from '../text/words';
import { checkSpam } from './check-spam';
import { countCharacters } from './lengths';

/** Words of a text, its characters, and what a spam filter would see. */
export function checkText(subject: string, body: string, language: Language) {
  return { words: countWords(body), characters: countCharacters(body), spam: checkSpam(subject, body, language) };
}

const SPAM_SCHEMA = closedObject({
  score: { type: 'number', minimum: 0, maximum: 10, description: '0: nothing that a spam filter weighs was found.' },
  found: {
    type: 'array',
    items: { type: 'string' },
    description: 'Expressions and rules that count, without accents.',
  },
});

/** What `checkText` gives. */
export const TEXT_CHECK_SCHEMA = closedObject({
  words: { type: 'integer' },
  characters: { type: 'integer', description: 'As a reader counts them: an emoji is one.' },
  spam: SPAM_SCHEMA,
});
