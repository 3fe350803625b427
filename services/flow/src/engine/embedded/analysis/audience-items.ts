import { type Item, textOf } from './items';
import { kindOf } from './kinds';
import type { Lexicon } from './lexicon';
import type { Passage } from './passages';
import { isGenitivePreposition, splitWords, type Word } from './words';

/** "IT admins at companies with 50 people", "en el instituto la profesora": people and their organisation. */
export function splitEmployer(passage: Passage, item: Item, lexicon: Lexicon): Item[] {
  const text = textOf(passage, item);
  const part = (start: number, end: number) => [
    { start: item.start, end: item.start + start },
    { start: item.start + end, end: item.end },
  ];
  if (kindOf(text, lexicon) !== 'company') {
    for (const match of text.matchAll(lexicon.employedBy)) {
      const after = match.index + match[0].length;
      if (kindOf(text.slice(after), lexicon) !== null) return part(match.index, after);
    }
  }
  if (lexicon.head === 'last') return [item];
  for (const match of text.matchAll(DETERMINED)) {
    const after = match.index + match[0].length;
    if (
      WITH.test(match[1] ?? '') &&
      kindOf(text.slice(0, match.index), lexicon) === 'company' &&
      kindOf(text.slice(after), lexicon) === 'role'
    )
      return part(match.index, after);
    if (!lexicon.frames.complement.test(match[1] ?? '') && kindOf(text.slice(after), lexicon) === 'role')
      return part(match.index + (match[1]?.length ?? 0), after);
  }
  return [item];
}

const WITH = /^(?:con|avec)$/;
const DETERMINED = /(?<=[a-z] |^)([a-z]+) (?:el|la|le|l'|los|las|les)(?: propi[oa]| propre)? ?(?=[a-z])/g;

/** "hospital caterers | joined in May": a name ends at the verb, but not in a relative clause. */
export function beforeVerb(passage: Passage, item: Item, lexicon: Lexicon): Item {
  const text = textOf(passage, item);
  const words = splitWords({ folded: text });
  for (const [place, word] of words.entries()) {
    if (lexicon.frames.relative.test(word.text)) return item;
    if (place === 0 || !isVerb(words, place, lexicon)) continue;
    const end = words[place - 1]?.end ?? word.start;
    if (kindOf(text.slice(0, end), lexicon) !== null) return { start: item.start, end: item.start + end };
  }
  return item;
}

/** In French and Spanish an adjective of a plural noun ends in "s" or "x": another word directly behind it is a verb. */
function isVerb(words: readonly Word[], place: number, lexicon: Lexicon): boolean {
  const { frames, head } = lexicon;
  const word = words[place]?.text ?? '';
  const before = words.slice(0, place).map(({ text }) => text);
  if (frames.complement.test(word) || frames.article.test(word)) return false;
  if (frames.verb.test(word)) return !isGenitivePreposition(before.at(-1) ?? '');
  if (takesObject(words, place, lexicon)) return true;
  return (
    head === 'first' &&
    VERB.test(word) &&
    /[sx]$/.test(before[0] ?? '') &&
    !before.some((one) => frames.complement.test(one))
  );
}

/** "la directora | da el visto bueno": in French and Spanish neither a noun nor an adjective stands directly before an article. */
const takesObject = (words: readonly Word[], place: number, { frames, head, boundaries }: Lexicon) =>
  head === 'first' &&
  frames.article.test(words[place + 1]?.text ?? '') &&
  !boundaries.has((words[place]?.text ?? '').toLowerCase());

const VERB = /^(?!(?:parent|client|agent|patient|talent|content)$)(?!\w*ment$)[a-z]{2,}(?:an|en|ent|on|aron|ieron)$/;
