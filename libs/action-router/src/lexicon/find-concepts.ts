import { THINGS } from './things';
import { VERBS } from './verbs';

const words = new Map<string, string[]>();
const beginnings = new Map<string, string[]>();

for (const [concept, forms] of Object.entries({ ...VERBS, ...THINGS }))
  for (const form of forms.split(' ')) {
    const [known, name] = form.endsWith('*') ? [beginnings, form.slice(0, -1)] : [words, form];
    known.set(name, [...(known.get(name) ?? []), concept]);
  }

const LONGEST_BEGINNING = Math.max(...[...beginnings.keys()].map(({ length }) => length));

/** The concepts that a word, or two words in a row joined by `_`, names in any of the languages. */
export function findConcepts(word: string): readonly string[] {
  const whole = words.get(word);
  if (whole) return whole;
  for (let length = Math.min(word.length, LONGEST_BEGINNING); length >= 2; length -= 1) {
    const concepts = beginnings.get(word.slice(0, length));
    if (concepts) return concepts;
  }
  return [];
}
