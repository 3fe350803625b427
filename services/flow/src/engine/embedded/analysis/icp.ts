import { beforeVerb, splitEmployer } from './audience-items';
import { cite, distinct } from './cite';
import { fold, toKey } from './fold';
import type { FoundLine, FoundProfile } from '../../intake';
import { citeItem, citeItems, type Item, listItems, textOf } from './items';
import { type Kind, kindOf } from './kinds';
import { type Lexicon, lexicons } from './lexicon';
import { findPainPoints } from './pain-points';
import type { Passage } from './passages';
import type { Reading, Sentence } from './read-intake';
import { findIn, type Topics } from './topics';

const LIMIT = 6;

type MemberKind = Kind;

/** Who the product is for: people, organisations, sectors, and what troubles them. */
export function findCustomerProfile(topics: Topics, reading: Reading): FoundProfile {
  const ownName = toKey(reading.intake.strategyName);
  const { ofCompetitors, refused } = topics.others;
  const own = reading.sentences.filter((sentence) => !ofCompetitors.has(sentence) && !refused.has(sentence));
  const isOwnName = (line?: FoundLine) =>
    line !== undefined && ownName.length > 0 && ownName.includes(toKey(line.text));
  const name = fold(reading.intake.strategyName).toLowerCase();
  /** "Ridge View inspects roofs" speaks of the business itself; a name of one word may be an ordinary word. */
  const isOwnAt = ({ folded }: Sentence, start: number) =>
    name.includes(' ') &&
    (folded.slice(start).toLowerCase().startsWith(`${name} `) ||
      (folded.toLowerCase().startsWith(`${name} `) && start < name.length));
  const members = (kind: MemberKind) =>
    findIn(topics, (passages) =>
      distinct(
        passages
          .filter(({ section, sentence, start }) => section === 'audience' && !isOwnAt(sentence, start))
          .flatMap((passage) => readMembers(passage, kind))
          .filter((line) => !isOwnName(line)),
        LIMIT,
      ),
    );
  return {
    roles: members('role'),
    company_types: members('company'),
    sectors: distinct(
      [...citeItems(topics.description, 'sectors'), ...members('sector'), ...own.flatMap(sectorsNamed)],
      LIMIT,
    ),
    pain_points: findPainPoints(topics),
  };
}

function readMembers(passage: Passage, kind: MemberKind): (FoundLine | undefined)[] {
  const lexicon = lexicons[passage.sentence.language];
  const items = listItems(passage)
    .flatMap((item) => splitEmployer(passage, item, lexicon))
    .map((item) => beforeVerb(passage, item, lexicon))
    .filter((item) => isNamed(textOf(passage, item), lexicon));
  const siblings = items.map((item) => kindOf(textOf(passage, item), lexicon));
  return items
    .filter((item) => memberKind(passage, item, siblings, lexicon) === kind)
    .map((item) => citeItem(passage, item));
}

/** What no list knows is what the others of its list are; else a person, where it looks like one of several or has an article. */
function memberKind(
  passage: Passage,
  item: Item,
  siblings: readonly (Kind | null)[],
  lexicon: Lexicon,
): MemberKind | null {
  const text = textOf(passage, item);
  const known = kindOf(text, lexicon) ?? (WHOEVER.test(text) ? 'role' : null);
  if (known) return known;
  const before = passage.sentence.folded.slice(0, item.start);
  if (lexicon.ofThem.test(before)) return null;
  const first = text.split(/[ ,]/)[0] ?? '';
  const isPlural =
    /[sx]$/i.test(lexicon.head === 'last' ? text : first) || /\b\w+s\b/.test(text.split(' ').slice(0, 3).join(' '));
  return passage.sentence.isBullet ||
    isPlural ||
    /\b(?:an?|the|une?|l[ae]|el|algun|alguna|quelque|some|de l'|l')\s?$/i.test(before)
    ? kindBesides(text, siblings, lexicon)
    : null;
}

function kindBesides(text: string, siblings: readonly (Kind | null)[], { personLike }: Lexicon): MemberKind {
  if (personLike.test(text)) return 'role';
  const companies = siblings.filter((kind) => kind === 'company').length;
  const roles = siblings.filter((kind) => kind === 'role').length;
  return companies > 0 && companies >= roles ? 'company' : 'role';
}

/** "whoever runs the dock" */
const WHOEVER = /^(?:whoever|anyone|anybody|quienes?|quiconque|ceux qui|celles qui) /i;

const isAcronym = (word: string) => word.length > 1 && word === word.toUpperCase();

/** Not "managers", which may be anybody's, nor "1 to 5", nor what is left of a clause. */
function isNamed(text: string, { vague, boundaries }: Lexicon): boolean {
  const first = /^[\p{L}\p{N}'-]+/u.exec(text)?.[0] ?? '';
  return !vague.test(text) && !/^\d/.test(first) && (isAcronym(first) || !boundaries.has(first.toLowerCase()));
}

/** "in the health sector" */
function sectorsNamed(sentence: Sentence): (FoundLine | undefined)[] {
  const lexicon = lexicons[sentence.language];
  const excepted = sentence.folded.search(lexicon.exception);
  const meant = excepted < 0 ? sentence.folded : sentence.folded.slice(0, excepted);
  const named = [...meant.matchAll(lexicon.sectorCue)].map((match) => {
    const name = match[1] ?? match[2] ?? '';
    const start = match.index + match[0].indexOf(name);
    return cite(sentence, start, start + untilBoundary(name, lexicon));
  });
  return named.length === 0 ? [] : [...named, ...sectorsBeside(sentence, meant, lexicon)];
}

/** "…, food next": other items that begin with the name of a sector, in a sentence that names one as such. */
function sectorsBeside(sentence: Sentence, meant: string, lexicon: Lexicon): (FoundLine | undefined)[] {
  return [...meant.matchAll(/(?:, |\b(?:and|et|y|en) )(?:(?:in|the|dans|la|le|el|en|l') ?)*([a-z-]+)/gi)].map(
    (match) => {
      const name = match[1] ?? '';
      const start = match.index + match[0].length - name.length;
      return name.length > 0 && lexicon.sectors.exec(name)?.[0].length === name.length
        ? cite(sentence, start, start + name.length)
        : undefined;
    },
  );
}

/** "santé est" names one word of a sector, not two. */
function untilBoundary(name: string, { boundaries }: Lexicon): number {
  const [first = '', second] = name.split(' ');
  return second && !boundaries.has(second.toLowerCase()) ? name.length : first.length;
}
