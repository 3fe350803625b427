import { type Lexicon, lexicons, type Section } from '../lexicon';
import { isPlural, kindOf } from '../kinds';
import { type Passage, passage } from '../passage';
import { readQuotes } from '../quotes';
import type { LabelledUnit } from './label-units';
import { readComplaint } from './statements';
import { cuesOf, isUnder } from './within-unit';

/** "Small clinics struggle with no-shows": both who and what, or nothing. */
export function complaintsIn({ unit }: LabelledUnit, section: Section): Passage[] {
  const found = readComplaint(unit.sentence, lexicons[unit.sentence.language]).filter(
    ({ start, end }) => start >= unit.start && end <= unit.end,
  );
  return found.some((one) => one.section === 'audience' && isSomebody(one))
    ? found.filter((one) => one.section === section)
    : [];
}

/** "the bin overflows": one thing of an unknown kind suffers nothing. */
function isSomebody({ sentence, start, end }: Passage): boolean {
  const lexicon = lexicons[sentence.language];
  const text = sentence.folded.slice(start, end);
  return kindOf(text, lexicon) !== null || isPlural(text, lexicon);
}

/** What troubles the audience: quotes, else what cues announce, else the unit without its opening. */
export function painsIn(labelled: LabelledUnit): Passage[] {
  const { unit } = labelled;
  const lexicon = lexicons[unit.sentence.language];
  const quoted = readQuotes(unit.sentence, lexicon);
  const length = quoted.reduce((sum, { start, end }) => sum + end - start, 0);
  if (length * 2 > unit.end - unit.start || (length > 0 && !isUnder(labelled, 'pains'))) return quoted;
  const complaints = complaintsIn(labelled, 'pains');
  if (complaints.length > 0) return complaints;
  const announced = cuesOf(labelled, 'pains');
  if (announced.length > 0) return announced;
  const text = unit.sentence.folded.slice(unit.start, unit.end);
  if (isAnnouncement(text, labelled, lexicon) || isAnecdote(text, labelled, lexicon)) return [];
  const opening = openingOf(text, lexicon);
  const parts = text.slice(opening).split(/, (?!\d)/);
  const isRow =
    parts.filter((part) => part.split(' ').length > 2).length > 2 ||
    (parts.length > 1 && parts.slice(1).every((part) => lexicon.clauseOpening.test(part.replace(CONJUNCTION, ''))));
  const isList = isUnder(labelled, 'pains') || unit.sentence.isBullet || isRow || opening > 0;
  return [passage('pains', unit.sentence, unit.start + opening, unit.end, isList)];
}

/** "Every one of them has the same story." */
const isAnnouncement = (text: string, { unit }: LabelledUnit, { frames }: Lexicon) =>
  !unit.sentence.isBullet &&
  frames.announcement.test(text) &&
  text.split(' ').length <= LONGEST_ANNOUNCEMENT &&
  !/: \S+ \S/.test(text);

/** "One client discovered it two days late." */
const isAnecdote = (text: string, { unit }: LabelledUnit, { frames }: Lexicon) =>
  !unit.sentence.isBullet && frames.anecdote.test(text);

const LONGEST_ANNOUNCEMENT = 14;

const CONJUNCTION = /^(?:and|or|et|ou|y|o|e|mais|but|pero) /i;

/** "They call us because | …", "It is always the same: | …", "Worst of all, | …" */
function openingOf(text: string, { frames }: Lexicon): number {
  const reason = frames.reason.exec(text);
  if (reason) return reason.index + reason[0].length;
  const colon = /^[^:]{3,60}:\s+(?=\S+ \S+)/.exec(text);
  return (colon ?? frames.complaintOpening.exec(text))?.[0].length ?? 0;
}
