import { cite, distinct } from './cite';
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
  const members = (kind: MemberKind) =>
    findIn(topics, (passages) =>
      distinct(
        passages.filter(({ section }) => section === 'audience').flatMap((passage) => readMembers(passage, kind)),
        LIMIT,
      ),
    );
  return {
    roles: members('role'),
    company_types: members('company'),
    sectors: distinct(
      [...citeItems(topics.description, 'sectors'), ...members('sector'), ...reading.sentences.flatMap(sectorsNamed)],
      LIMIT,
    ),
    pain_points: findPainPoints(topics),
  };
}

function readMembers(passage: Passage, kind: MemberKind): (FoundLine | undefined)[] {
  const lexicon = lexicons[passage.sentence.language];
  return listItems(passage)
    .flatMap((item) => splitEmployer(passage, item, lexicon))
    .filter((item) => isNamed(textOf(passage, item), lexicon))
    .filter((item) => memberKind(passage, item, lexicon) === kind)
    .map((item) => citeItem(passage, item));
}

/** What no list knows is a person where it looks like one of several, or has an article. */
function memberKind(passage: Passage, item: Item, lexicon: Lexicon): MemberKind | null {
  const text = textOf(passage, item);
  const known = kindOf(text, lexicon);
  if (known) return known;
  const before = passage.sentence.folded.slice(0, item.start);
  const first = text.split(/[ ,]/)[0] ?? '';
  const isPlural =
    /[sx]$/i.test(lexicon.head === 'last' ? text : first) || /\b\w+s\b/.test(text.split(' ').slice(0, 3).join(' '));
  return passage.sentence.isBullet || isPlural || /\b(?:an?|the|une?|l[ae]|el|de l')\s?$/i.test(before) ? 'role' : null;
}

/** Not "managers", which may be anybody's, nor "1 to 5", nor what is left of a clause. */
function isNamed(text: string, { vague, boundaries }: Lexicon): boolean {
  const first = /^[\p{L}\p{N}'-]+/u.exec(text)?.[0] ?? '';
  return !vague.test(text) && !/^\d/.test(first) && !boundaries.has(first.toLowerCase());
}

/** "IT admins at companies with 50 people" names people and organisations. */
function splitEmployer(passage: Passage, item: Item, lexicon: Lexicon): Item[] {
  const text = textOf(passage, item);
  if (kindOf(text, lexicon) === 'company') return [item];
  for (const match of text.matchAll(lexicon.employedBy)) {
    const after = match.index + match[0].length;
    if (kindOf(text.slice(after), lexicon) !== null) {
      return [
        { start: item.start, end: item.start + match.index },
        { start: item.start + after, end: item.end },
      ];
    }
  }
  return [item];
}

/** "in the health sector" */
function sectorsNamed(sentence: Sentence): (FoundLine | undefined)[] {
  const lexicon = lexicons[sentence.language];
  return [...sentence.folded.matchAll(lexicon.sectorCue)].map((match) => {
    const start = match.index + match[0].indexOf(match[1] ?? '');
    return cite(sentence, start, start + untilBoundary(match[1] ?? '', lexicon));
  });
}

/** "santé est" names one word of a sector, not two. */
function untilBoundary(name: string, { boundaries }: Lexicon): number {
  const [first = '', second] = name.split(' ');
  return second && !boundaries.has(second.toLowerCase()) ? name.length : first.length;
}
