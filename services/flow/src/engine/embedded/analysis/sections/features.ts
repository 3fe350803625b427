import { readCues } from '../cues';
import { type Kind, kindOf } from '../kinds';
import { type Lexicon, lexicons } from '../lexicon';
import type { Passage } from '../passage';
import { withFlags } from '../lexicon/with-flags';
import { isRefused } from '../refusals';
import { looseItems } from './loose-items';
import { findSectorLists } from './sector-lists';
import type { Unit } from './units';

export interface UnitEvidence {
  readonly unit: Unit;
  readonly features: readonly string[];
  readonly cues: readonly Passage[];
}

/** What speaks for a section in a unit: names of features, the same in each language. */
export function gatherEvidence(unit: Unit, place: number, count: number, isOfCompetitor: boolean): UnitEvidence {
  const { sentence } = unit;
  const lexicon = lexicons[sentence.language];
  const text = sentence.folded.slice(unit.start, unit.end);
  const cues = readCues(sentence, lexicon, unit.end).filter(
    ({ start, end }) => start >= unit.start && end <= unit.end && end > start,
  );
  return {
    unit,
    cues,
    features: [
      'always',
      ...placeFeatures(unit, place, count),
      ...cueFeatures(cues, text, lexicon),
      ...subjectFeatures(text, lexicon),
      ...wordFeatures(text, lexicon),
      ...listFeatures(text, lexicon),
      ...(isOfCompetitor ? ['competitor'] : []),
      ...(isRefused({ section: 'audience', sentence, start: unit.start, end: unit.end, isList: false })
        ? ['refusal']
        : []),
    ],
  };
}

/** With fewer units, a text has no beginning that tells where the business comes from. */
export const FEWEST_OF_TEXT = 6;

function placeFeatures(
  { heading, distance, isBeyond, sentence, relation }: Unit,
  place: number,
  count: number,
): string[] {
  const scope = isBeyond ? 'beyond' : distance === 0 ? 'first' : sentence.isBullet ? 'bullet' : 'further';
  return [
    heading ? `heading ${heading} ${scope}` : 'no heading',
    ...(heading && !isBeyond ? [`heading ${heading}`] : []),
    ...(sentence.isBullet ? ['bullet'] : []),
    ...(count < FEWEST_OF_TEXT
      ? []
      : [...(relation === 'first' ? ['first'] : []), `third ${Math.floor((3 * place) / count)}`]),
    ...(count >= FEWEST_OF_TEXT && place === count - 1 ? ['last'] : []),
  ];
}

const cueFeatures = (cues: readonly Passage[], text: string, lexicon: Lexicon): string[] => {
  const sections = [...new Set(cues.map(({ section }) => section))];
  const withKinds = kindsIn(looseItems(text, lexicon), lexicon) > 0;
  return sections.flatMap((section) => [
    `${sections.length === 1 ? 'cue' : 'cues'} ${section}`,
    ...(withKinds ? [`cue ${section} with kinds`] : []),
    ...(cues.filter((cue) => cue.section === section).length > 1 ? [`cue ${section} again`] : []),
  ]);
};

/** Who the subject is: the first words behind what may stand before it. */
function subjectFeatures(text: string, lexicon: Lexicon): string[] {
  const { frames } = lexicon;
  const clause = text.slice(frames.lead.exec(text)?.[0].length ?? 0);
  const subject = frames.ownSubject.test(clause)
    ? 'own'
    : frames.someSubject.test(clause)
      ? 'some'
      : frames.theirSubject.test(clause)
        ? 'their'
        : kindOf(
              clause
                .split(/[,:]/)[0]
                ?.split(' ')
                .slice(0, lexicon.head === 'last' ? 3 : 6)
                .join(' ') ?? '',
              lexicon,
            ) !== null
          ? 'kind'
          : frames.indefinite.exec(clause)?.index === 0
            ? 'indefinite'
            : 'another';
  const openings = (['subordinate', 'cleft', 'ordinal'] as const).filter((opening) =>
    frames[opening].test(opening === 'ordinal' ? text : clause),
  );
  return [`subject ${subject}`, ...openings, ...(frames.complaintOpening.test(text) ? ['opens complaint'] : [])];
}

function wordFeatures(text: string, lexicon: Lexicon): string[] {
  const { frames } = lexicon;
  const tests: readonly (readonly [string, RegExp])[] = [
    ['offering', frames.offering],
    ['goods', frames.goods],
    ['dealing', frames.dealing],
    ['deciding', frames.deciding],
    ['publishing', frames.publishing],
    ['topic opening', frames.topicOpening],
    ['history', frames.history],
    ['recurrence', frames.recurrence],
    ['existence', frames.existence],
    ['denial', lexicon.denial],
    ['trouble', lexicon.trouble],
    ['first person', lexicon.firstPerson],
    ['background', lexicon.background],
    ['pain', withFlags(lexicon.painCue, 'i')],
    ['price', /[€$£]\s?\d|\d\s?(?:€|\$|£|euros?\b)/i],
    ['question', /\?/],
    ['quote', /["\u201c«]/],
    ['colon', /:\s/],
  ];
  const found = tests.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const troubles = (text.match(withFlags(lexicon.trouble, 'gi')) ?? []).length;
  const goods = (text.match(withFlags(frames.goods, 'gi')) ?? []).length;
  return [
    ...found,
    ...(troubles > 1 ? ['troubles'] : []),
    ...(goods > 1 ? ['many goods'] : []),
    ...(found.includes('trouble') && !found.includes('first person') ? ['trouble of others'] : []),
  ];
}

/** What the items between the marks are: known kinds, things on offer, topics, clauses. */
function listFeatures(text: string, lexicon: Lexicon): string[] {
  const items = looseItems(text, lexicon);
  const kinds = kindsIn(items, lexicon);
  const goods = items.filter((item) => lexicon.frames.goods.test(item.split(' ').slice(0, 6).join(' '))).length;
  const asked = lexicon.frames.cleft.test(text.replace(lexicon.frames.lead, '')) ? items.slice(1) : items;
  const topics = asked.filter((item) => lexicon.frames.topicShape.test(item)).length;
  const indefinite = items.filter((item) => lexicon.frames.indefinite.exec(item)?.index === 0).length;
  const words = text.split(' ').length;
  return [
    `items ${Math.min(4, items.length)}`,
    `kinds ${Math.min(3, kinds)}`,
    `topics ${Math.min(3, topics)}`,
    `goods ${Math.min(3, goods)}`,
    `sectors ${Math.min(2, findSectorLists(text, lexicon).length)}`,
    `indefinite ${Math.min(3, indefinite)}`,
    `definite ${Math.min(3, items.filter((item) => /^(?:the|l[aeo]s?|l'|el|los) ?/i.test(item)).length)}`,
    words < 4 ? 'words few' : words < 12 ? 'words some' : 'words many',
    ...(kinds * 2 > items.length ? ['mostly kinds'] : []),
    ...(words / items.length < 5 && items.length > 2 ? ['short items'] : []),
  ];
}

const kindsIn = (items: readonly string[], lexicon: Lexicon) =>
  items.filter((item) => CUSTOMER.has(kindOf(item, lexicon))).length;

const CUSTOMER: ReadonlySet<Kind | null> = new Set(['role', 'company']);
