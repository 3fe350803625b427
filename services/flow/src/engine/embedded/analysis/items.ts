import { cite } from './cite';
import type { FoundLine } from '../../intake';
import { kindOf } from './kinds';
import { type Lexicon, lexicons } from './lexicon';
import type { Passage } from './passages';
import { HIDDEN } from './read-intake';
import { isDenial } from './refusals';

export interface Item {
  readonly start: number;
  readonly end: number;
}

/** Longer than this in words, an item is a sentence that happens to have a comma. */
const LONGEST_ITEM = 12;
/** An explanation up to this long in words stays with its item: "parents who quit as kids". */
const SHORT_EXPLANATION = 5;

/** With fewer words before it, what is explained would not be understood without its explanation. */
const SHORTEST_HEAD = 2;
/** "a burn test", "a sound limiter": what is offered is told by what it is for. */
const SHORTEST_OFFER = 3;

const FEWEST_OF_CLAUSE = 5;

const hidden = new RegExp(`[${HIDDEN}]+`, 'g');

/** "audits, coaching and templates" as three items, each without its article and without a long explanation. */
export function listItems(passage: Passage): Item[] {
  const lexicon = lexicons[passage.sentence.language];
  return split(passage, lexicon)
    .filter((item, place) => place === 0 || !isAddition(passage, item))
    .map((item) => trim(passage, explained(passage, trim(passage, item, lexicon), lexicon), lexicon))
    .filter((item) => countWords(textOf(passage, item)) <= LONGEST_ITEM && /[a-z]/i.test(textOf(passage, item)))
    .filter(
      (item) =>
        !isDenial(textOf(passage, item)) &&
        !FILLER.test(textOf(passage, item)) &&
        !isBareVerb(textOf(passage, item), lexicon) &&
        !ONLY_ARTICLE.test(textOf(passage, item)) &&
        !/^[Ii]t$/.test(textOf(passage, item)),
    );
}

/** What remains of an adverb between commas, of an announcement or of a conjunction, and names nothing. */
const FILLER =
  /^(?:vez mas|plus en plus|more and more|and|so|plus|ourselves|us|them|un|second|third|lastly|enfin|puis|lo|ce|(?:two|three|four|deux|trois|quatre|dos|tres|cuatro)? ?(?:topics|subjects|themes|things|points|questions|sujets|themes|choses|temas|cosas|puntos))$/i;

/** "…, and we sell | a bag of spare parts": what announces the next list. */
const isBareVerb = (text: string, { frames }: Lexicon) =>
  frames.offering.exec(`${text} `)?.[0].length === text.length + 1;

/** What is left of "des | carrossiers" when its noun was cut off. */
const ONLY_ARTICLE = /^(?:an?|the|une?|l[aeo]s?|l'|d[eu]s?|d'|el|los|una|unos|unas|some)$/i;

/** What troubles somebody, clause by clause: "and" parts two clauses, not two verbs of one. */
export function listClauses(passage: Passage): Item[] {
  const lexicon = lexicons[passage.sentence.language];
  const bounds = separators(passage, lexicon, true);
  const isRow =
    bounds.length > 1 &&
    cut(passage, bounds)
      .slice(1)
      .every((item) => lexicon.clauseOpening.test(`${textOf(passage, item)} `));
  const areNouns = cut(passage, bounds).every((item) => countWords(textOf(passage, item)) < FEWEST_OF_CLAUSE);
  const clauses = passage.isList || isRow ? cut(passage, bounds) : [upToComma(passage)];
  return clauses
    .map((item) => trim(passage, item, lexicon))
    .filter(
      (item, place) =>
        !INTERJECTION.test(textOf(passage, item)) && !(place > 0 && AFTERTHOUGHT.test(textOf(passage, item))),
    )
    .filter((item) => passage.sentence.isBullet || areNouns || countWords(textOf(passage, item)) > 1);
}

/** "Ah, and legal has to approve it": what stands before the comma is no clause. */
const INTERJECTION = /^(?:ah|oh|eh bien|eh|well|so|ok|yes|bon|bref|bah|ben|voila|oui|bueno|pues|ojo|si|en fin)$/i;

/** "…, which nobody says out loud" */
const AFTERTHOUGHT = /^(?:which|by then|by which time|dont|ce qui|d'ici la|lo cual|cosa que|para entonces)\b/i;

/** A long statement says what it says before its first comma, unless that is an opening such as "in winter". */
function upToComma(passage: Passage): Item {
  const { start, end } = passage;
  const text = textOf(passage, passage);
  const comma = text.search(/,(?!\d)/);
  const isClause = comma > 0 && countWords(text.slice(0, comma)) >= FEWEST_OF_CLAUSE;
  return { start, end: isClause && countWords(text) > LONGEST_ITEM ? start + comma : end };
}

/** The items of every passage that speaks of a section, as lines. */
export const citeItems = (passages: readonly Passage[], section: Passage['section']): (FoundLine | undefined)[] =>
  passages
    .filter((passage) => passage.section === section)
    .flatMap((passage) => listItems(passage).map((item) => citeItem(passage, item)));

export const citeItem = ({ sentence }: Passage, { start, end }: Item): FoundLine | undefined =>
  cite(sentence, start, end);

export const textOf = ({ sentence }: Passage, { start, end }: Item) => sentence.folded.slice(start, end);

/** A bullet is one item, but for a bullet that lists kinds of customers. */
function split(passage: Passage, lexicon: Lexicon): Item[] {
  const items = cut(passage, separators(passage, lexicon, false));
  if (!passage.sentence.isBullet) return items;
  const areMembers =
    passage.section === 'audience' &&
    items.every((item) => kindOf(textOf(passage, trim(passage, item, lexicon)), lexicon) !== null);
  return areMembers ? items : [{ start: passage.start, end: passage.end }];
}

/** "…, which we run ourselves": tells more of the item before. */
function isAddition(passage: Passage, item: Item): boolean {
  if (passage.section === 'pillars') return RELATIVE_ADDITION.test(textOf(passage, item).trimStart());
  if (passage.section !== 'offers' && passage.section !== 'audience') return false;
  return ADDITION.test(textOf(passage, item).trimStart());
}

const RELATIVE_ADDITION = /^(?:which|whose|dont|cuy[oa]s?) /i;

const ADDITION =
  /^(?:which|who|that|whose|where|qui|que l'on|qu'on|dont|ou l'on|quien|cuy[oa]|que [a-z]+mos|pour ceux|para quien|en (?!option|plus)|sans|sin|without|not|never|pas|jamais|nunca|(?:from|desde|depuis) [^,]+ (?:to|hasta|jusqu'))(?![\p{L}-])/iu;

/** Where the items part: at the strongest mark there is, then at the conjunction before the last one. */
function separators(passage: Passage, lexicon: Lexicon, areClauses: boolean): Item[] {
  const text = textOf(passage, passage);
  for (const strong of [/\s*;\s*/g, /\s+\/\s+/g, /\s\+\s/g]) {
    const found = places(passage, text, strong);
    if (found.length > 0 && (areClauses || passage.section === 'voice' || !isMixed(passage, found))) return found;
  }
  const commas = places(passage, text.replace(/,(?=\d)/g, '_'), /[,;]\s*/g);
  const from = (commas.at(-1)?.end ?? passage.start) - passage.start;
  const conjunctions = places(passage, text, lexicon.conjunction).filter(({ start, end }) => {
    const follows = text.slice(end - passage.start);
    if (areClauses) {
      if (/^(?:that |que |qu'|de que |de qu')/i.test(follows)) return true;
      return commas.length > 0 && start - passage.start >= from && lexicon.clauseOpening.test(follows);
    }
    const before = text.slice(0, start - passage.start);
    if (lexicon.pair.test(before) || joinsVerbs(before, follows) || joinsNumbers(before, follows)) return false;
    if (joinsSizes(before, follows)) return false;
    if (commas.length > 0 && isAlternative(passage, text.slice(start - passage.start, end - passage.start), follows))
      return false;
    if (passage.section === 'offers' && RELATIVE.test(before) && !ARTICLE.test(follows)) return false;
    if (passage.section === 'offers' && joinsComplements(before, follows)) return false;
    return passage.section === 'audience' || start - passage.start >= from;
  });
  return [...commas, ...conjunctions].sort((a, b) => a.start - b.start);
}

/** Between these marks stand lists, not items. */
const isMixed = (passage: Passage, bounds: readonly Item[]) =>
  cut(passage, bounds).some(
    (part) =>
      countWords(textOf(passage, part)) > LONGEST_ITEM / 2 &&
      /,.*(?:,| and | et | y | or | ou | o )/i.test(textOf(passage, part)),
  );

/** "how to cut and keep": one item. */
const joinsVerbs = (before: string, follows: string) =>
  /(?:\bto [a-z]+|[a-z]{2,}(?:er|ir|ar))$/i.test(before) &&
  /^(?:[a-z]{2,}(?:er|ir|ar|re)\b|(?:to )?[a-z]+ (?:an?|the|your|it)\b)/i.test(follows);

/** "small and medium hotels", "hoteles pequenos y medianos" */
const joinsSizes = (before: string, follows: string) =>
  new RegExp(`(?:^|, |\\s)${SIZE}$`, 'i').test(before) || new RegExp(`^${SIZE}(?:[,.;]|$)`, 'i').test(follows);
const SIZE = '(?:small|medium|mid-?sized|large|big|micro|petite?s?|moyen\\w*|grande?s?|pequen\\w+|median\\w+)';

/** "a weekend on pricing and insurance" */
const joinsComplements = (before: string, follows: string) =>
  COMPLEMENT.test(before) &&
  /^(?:(?:the|l[ae]s?|el|los) |l')?[a-z-]+(?: [a-z-]+)?(?:[,.;]| (?:and|et|y) |$)/i.test(follows);
const COMPLEMENT = /(?:^|, )(?:an?|une?|una) [^,]{3,40} (?:on|about|sur|sobre) [^,]{3,30}$/i;

/** "two or three flats" */
const joinsNumbers = (before: string, follows: string) =>
  NUMBER.test(before.split(' ').at(-1) ?? '') && NUMBER.test(follows.split(' ')[0] ?? '');
const NUMBER = /^(?:\d+|one|two|three|four|five|six|une?|deux|trois|quatre|cinq|six|una?|dos|tres|cuatro|cinco|seis)$/i;

/** "a fitting by night or at weekends": the last item of a list has two sides. */
const isAlternative = ({ section }: Passage, conjunction: string, follows: string) =>
  section === 'offers' && /^,? (?:or|ou|o) $/i.test(conjunction) && !/^(?:an?|une?|una?|des) /i.test(follows);

/** "a pass that covers tyres and brakes": one item. */
const ARTICLE = /^(?:an?|une?|una?) /i;
const RELATIVE = / (?:that|which|including|covering) [^,;]*$/i;

function places(passage: Passage, text: string, pattern: RegExp): Item[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: passage.start + match.index,
    end: passage.start + match.index + match[0].length,
  }));
}

function cut({ start, end }: Passage, bounds: readonly Item[]): Item[] {
  const starts = [start, ...bounds.map((bound) => bound.end)];
  const ends = [...bounds.map((bound) => bound.start), end];
  return starts.map((from, place) => ({ start: from, end: Math.max(from, ends[place] ?? from) }));
}

/** Without asides, marks and the words that carry nothing at its beginning. */
function trim(passage: Passage, item: Item, { itemOpening }: Lexicon): Item {
  let { start, end } = item;
  const aside = [...textOf(passage, item).matchAll(hidden)];
  const first = aside.find((match) => match.index > 1);
  if (first) end = start + first.index;
  for (;;) {
    const text = passage.sentence.folded.slice(start, end);
    const opening = /^[^\p{L}\p{N}"«€$£]+/u.exec(text)?.[0] ?? itemOpening.exec(text)?.[0];
    if (!opening || opening.length >= text.length) break;
    start += opening.length;
  }
  const preposition = /\s(?:for|pour|para)\s*$/i.exec(passage.sentence.folded.slice(start, end))?.[0].length ?? 0;
  end -= preposition;
  const trailing =
    /(?:[^\p{L}\p{N}%€$£²"»]|\s(?:y|e|o|et|ou|and|or))+$/u.exec(passage.sentence.folded.slice(start, end))?.[0]
      .length ?? 0;
  return { start, end: Math.max(start, end - trailing) };
}

/** "hospitals | that call us" */
const AUTHOR = / (?:who|that|which|qui|que|quienes)? ?(?:[a-z]+ )?(?:us|me|i|we|nous|je|nos)\b/i;

function explained(passage: Passage, item: Item, { explanation }: Lexicon): Item {
  const text = withoutSecondVerb(textOf(passage, item));
  const author = passage.section === 'audience' ? text.search(AUTHOR) : -1;
  if (author > 0) return { start: item.start, end: item.start + author };
  const aside = passage.section === 'offers' ? text.search(CONDITION) : -1;
  if (aside > 0 && countWords(text.slice(0, aside)) >= SHORTEST_HEAD)
    return { start: item.start, end: item.start + aside };
  const at = text.search(explanation);
  const longest = passage.section === 'audience' ? SHORT_EXPLANATION + 2 : SHORT_EXPLANATION;
  if (at <= 0 || countWords(text.slice(at)) <= longest) return { start: item.start, end: item.start + text.length };
  if (
    passage.section !== 'sectors' &&
    countWords(text.slice(0, at)) < (isToldByPurpose(passage, text.slice(at)) ? SHORTEST_OFFER : SHORTEST_HEAD) &&
    countWords(text) <= LONGEST_ITEM
  )
    return item;
  return { start: item.start, end: item.start + at };
}

/** What is on offer, with a clause behind it and no verb of being: "a burn test | that shows the gas per loaf". */
const isToldByPurpose = ({ section }: Passage, explanation: string) =>
  section === 'offers' && !/^ (?:is|are|est|sont|es|son) /i.test(explanation);

/** "managers who want to do it right | and don't know how" */
const withoutSecondVerb = (text: string) =>
  text.replace(
    /( (?:who|that|qui|que|quienes) .{3,120}?) (?:and|et|y|but|mais|pero) (?:(?:don|can|won|doesn)'t|do not|cannot|never|ne|n'|no|nunca)\b.*$/i,
    '$1',
  );

/** "a claims service | if it goes wrong", "the school plan | : €9 per class" */
const CONDITION =
  / (?:if|si|in case|au cas ou|en caso de|por si) |\s?[:=\u2013\u2014](?=\s?(?:from |des |desde |a partir de )?(?:[€$£] ?\d|\d[\d.,]* ?(?:€|\$|£|euros?\b)))|(?<=^(?:\S+ ){0,5}\S+)\s?:\s/i;

const countWords = (text: string) => (text.match(/[\p{L}\p{N}'-]+/gu) ?? []).length;
