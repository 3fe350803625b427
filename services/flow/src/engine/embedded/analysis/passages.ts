import { readCues } from './cues';
import { competitorTest } from './competitors';
import { listItems, textOf } from './items';
import { kindOf } from './kinds';
import { lexicons } from './lexicon';
import { type Passage, passage } from './passage';
import { isDescription, type Reading, type Sentence } from './read-intake';
import { isRefused } from './refusals';
import { extractPassages } from './sections/extract';
import { FEWEST_OF_TEXT } from './sections/features';
import { type LabelledUnit, labelUnits } from './sections/label-units';

export type { Passage } from './passage';

/**
 * What each part of a text speaks of. A description is cut into units, and each unit gets a section; the objectives are read by cues
 * alone. Whatever belongs to a competitor, or is refused by the author, belongs to no section.
 *
 * @decision D32
 */
export function findPassages({ sentences, intake }: Reading, field: Sentence['field']): Passage[] {
  const own = sentences.filter((sentence) => sentence.field === field);
  const [first] = own;
  if (!first) return [];
  if (!isDescription(first)) return own.flatMap(passagesOfCues);
  const competitorIn = competitorTest(intake);
  const units = labelUnits(own, intake);
  const found = units.map((labelled, place) => ({ labelled, passages: readUnit(labelled, units[place + 1]) }));
  const isAnnounced = found.some(
    ({ labelled, passages }) => labelled.label === 'audience' && passages.some(({ section }) => section === 'audience'),
  );
  return found.flatMap(({ labelled, passages }) =>
    isAnnounced && (labelled.label === 'offers' || labelled.label === 'other')
      ? passages.filter((one) => !namesPeople(one))
      : passages,
  );

  function readUnit(labelled: LabelledUnit, next: LabelledUnit | undefined): Passage[] {
    if (isRejectedBy(next, labelled)) return [];
    const { sentence, start, end, heading, isBeyond } = labelled.unit;
    if (heading === 'refused' && !isBeyond) return [];
    const own = start + competitorIn(sentence.folded.slice(start, end));
    if (own === start) return [];
    if (heading === 'voice' && !isBeyond) return [passage('voice', sentence, start, own, true)];
    return extractPassages(labelled, units.length < FEWEST_OF_TEXT)
      .filter((found) => found.start < own)
      .map((found) => ({ ...found, end: Math.min(found.end, own) }));
  }
}

/** "… and a short film for the families": people who get what is on offer, and who are not those that buy it when others are named as such. */
function namesPeople(list: Passage): boolean {
  const [first] = list.section === 'audience' ? listItems(list) : [];
  return first !== undefined && kindOf(textOf(list, first), lexicons[list.sentence.language]) === 'role';
}

/** "Hobbyists write to us; we refer them elsewhere." */
function isRejectedBy(next: LabelledUnit | undefined, { unit }: LabelledUnit): boolean {
  if (next?.unit.sentence !== unit.sentence || next.label !== 'refused') return false;
  return lexicons[unit.sentence.language].frames.them.test(unit.sentence.folded.slice(next.unit.start, next.unit.end));
}

const passagesOfCues = (sentence: Sentence): Passage[] =>
  readCues(sentence, lexicons[sentence.language], sentence.folded.length).filter(
    (found) => found.end > found.start && !isRefused(found),
  );
