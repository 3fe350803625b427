import type { Lexicon } from '../lexicon';
import type { Item } from '../items';
import { DEPARTMENT } from '../kinds';
import { isGenitivePreposition, splitWords, type Word } from '../words';

/** A relative clause or a complement stays with its noun up to this many words. */
const LONGEST_COMPLEMENT = 8;

/** Phrases whose head is a known kind of person or organisation, each with the words that narrow it down. */
export function findKnownKinds(text: string, lexicon: Lexicon): Item[] {
  const words = splitWords({ folded: text });
  const found: Item[] = [];
  for (const [place, word] of words.entries()) {
    if (word.start < (found.at(-1)?.end ?? 0) || !isHeadAt(words, place, lexicon)) continue;
    if (lexicon.head === 'last' && isModifier(words, place, text, lexicon)) continue;
    const first = lexicon.head === 'last' ? leftmost(words, place, text, lexicon) : place;
    const from = followsPronoun(text.slice(0, words[first]?.start), lexicon) ? first + 1 : first;
    if (from > place) continue;
    const start = words[from]?.start ?? word.start;
    if (
      isOwn(text.slice(0, start), lexicon) ||
      isTheirs(text.slice(0, start), word.text, lexicon) ||
      isCounted(text.slice(0, start), word.text, lexicon) ||
      LOST.test(text.slice(0, start)) ||
      !isDetermined(text.slice(0, start), word.text)
    )
      continue;
    found.push({ start, end: endOf(words, place, text, lexicon) });
  }
  return found;
}

/** A head may have two words: "care homes", "bureaux d'études". */
function isHeadAt(words: readonly Word[], place: number, lexicon: Lexicon): boolean {
  const word = words[place]?.text ?? '';
  if (isHead(word, lexicon)) return true;
  const pair = lexicon.head === 'last' ? `${words[place - 1]?.text} ${word}` : `${word} ${words[place + 1]?.text}`;
  return lexicon.companies.exec(pair)?.[0] === pair;
}

/** Then the first word is a verb: "we | host accountancy firms". */
const followsPronoun = (before: string, { frames }: Lexicon) => frames.beforeVerb.test(before);

/** The author, or the author's customers as a whole: "I am a cook", "our clients". */
const isOwn = (before: string, { frames }: Lexicon) => frames.ofAuthor.test(before) || APPOSITION.test(before);

/** "a washing line at | their premises": no customer. */
const isTheirs = (before: string, head: string, { ofThem, companies }: Lexicon) =>
  ofThem.test(before) && companies.test(head);

/** "Two agronomists and a mathematician.": whoever works here. */
const isCounted = (before: string, head: string, { people }: Lexicon) => COUNT.test(before) && people.test(head);
const COUNT =
  /^\W*(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) $/i;

/** "practices that lose | patients": the customers of the customers. */
const LOST = /\b(?:los(?:e|es|ing)|perd\w+|pierd\w+) (?:the |their |des |leurs |les |sus |los |las )?$/i;

/** "Dr. Martin, a | dentist" */
const APPOSITION = /\p{Lu}[\p{L}.]+, (?:an?|une?|una?) $/u;

/** One of a kind needs an article; several do not. */
const isDetermined = (before: string, head: string) =>
  /[sx]$|people$|men$/i.test(head) || head === head.toUpperCase() || DETERMINER.test(before);

const DETERMINER =
  /(?:\b(?:an?|the|one|some|any|each|every|its|une?|l[ae]s?|des|plusieurs|quelques|du|au|quelque|chaque|el|los|las|unos|unas|varios|varias|del|al|una?|algun|alguna|cada)|\b[ld]')\s?(?:[a-z]+ )?$/i;

const isHead = (word: string, { companies, people }: Lexicon) =>
  companies.test(word) || people.test(word) || DEPARTMENT.test(word);

/** In "hospital kitchens" the head is the second word. */
function isModifier(words: readonly Word[], place: number, text: string, lexicon: Lexicon): boolean {
  const next = words[place + 1];
  const word = words[place];
  if (!next || !word || !/^ $/.test(text.slice(word.end, next.start))) return false;
  return !/s$/.test(word.text) && isHead(next.text, lexicon);
}

function leftmost(words: readonly Word[], place: number, text: string, lexicon: Lexicon): number {
  let first = place;
  while (first > 0 && place - first < 3 && joins(words, first, text, lexicon)) first -= 1;
  return first;
}

function joins(
  words: readonly Word[],
  place: number,
  text: string,
  { boundaries, possessives, frames }: Lexicon,
): boolean {
  const before = words[place - 1];
  const word = words[place];
  if (!before || !word || !/^[ -]$/.test(text.slice(before.end, word.start))) return false;
  const key = before.text.toLowerCase();
  return !boundaries.has(key) && !possessives.has(key) && !/^[a-z]{1,2}'$/.test(key) && !frames.verb.test(before.text);
}

/** "agencies | to automate", where it is an infinitive that follows. */
const PURPOSE = /^(?:a|para) [a-z]+(?:er|ir|re|ar)$/i;

/** "hoteles rurales | guardan": an adjective of a plural noun ends in "s" or "x". */
const isConjugated = (before: string, word: string, head: Lexicon['head']) =>
  head === 'first' && /[sx]$/.test(before) && /^[a-z]{2,}(?:an|en|ent|aron|ieron)$/.test(word);

/** "illustrators | living off commissions": a shortened relative clause. */
const PARTICIPLE = /^(?!during$|including$|joining$|starting$)[a-z]{3,}ing$/;

/** "restaurantes con | más de | doce personas", "hotels with | more than | twenty rooms" */
const isCompared = (before: string, word: string, complement: RegExp) =>
  COMPARED.test(word) && (complement.test(before) || COMPARED.test(before));
const COMPARED = /^(?:more|fewer|less|than|plus|moins|mas|menos)$/i;

/** Up to the next mark or the verb of the sentence; with "of …", "de …", "who …". */
function endOf(words: readonly Word[], place: number, text: string, { boundaries, head, frames }: Lexicon): number {
  let last = place;
  let isRelative = false;
  for (let next = place + 1; next < words.length && next - place <= LONGEST_COMPLEMENT; next += 1) {
    const word = words[next];
    const before = words[next - 1];
    if (!word || !before || !/^[ '-]*$/.test(text.slice(before.end, word.start))) break;
    if (frames.complement.test(word.text)) {
      if (PURPOSE.test(`${word.text} ${words[next + 1]?.text}`)) break;
      isRelative ||= frames.relative.test(word.text);
      continue;
    }
    if (head === 'last' && last === place && PARTICIPLE.test(word.text)) isRelative = true;
    if (
      !isRelative &&
      ((frames.verb.test(word.text) && !isGenitivePreposition(before.text)) ||
        isConjugated(before.text, word.text, head) ||
        (head === 'last' && last === place && next === place + 1))
    )
      break;
    if (isCompared(before.text, word.text, frames.complement)) continue;
    if (!isRelative && boundaries.has(word.text.toLowerCase()) && !frames.article.test(word.text)) break;
    if (/^(?:and|or|et|ou|y|o)$/i.test(word.text) || frames.author.test(word.text)) break;
    if (!frames.article.test(word.text)) last = next;
  }
  return words[last]?.end ?? text.length;
}
