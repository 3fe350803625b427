import { lexicons } from '../lexicon';
import type { Passage } from '../passage';
import { HIDDEN } from '../read-intake';
import { isRefused } from '../refusals';
import { audienceIn } from './audience';
import { asAudience, customersBeside, offersBeside, subjectOf, withoutCustomers } from './customers';
import type { LabelledUnit } from './label-units';
import { listsIn } from './lists';
import { complaintsIn, painsIn } from './pains';
import { isSectorList, sectorsIn, sectorsOfTurnover } from './sectors';

/**
 * The passages of a unit: where what it speaks of begins and ends. Nothing that is refused. In a text of a few units the label is unsure, so
 * what cues announce counts beside it.
 */
export function extractPassages(unit: LabelledUnit, isShort: boolean): Passage[] {
  if (CLOSING.test(unit.unit.sentence.folded.slice(unit.unit.start))) return [];
  const sectors = unit.label === 'refused' ? [] : sectorsOfTurnover(unit);
  if (sectors.length > 0) return sectors.filter((one) => !isRefused(one));
  const found = isQuestion(unit) || (isShort && isBarePain(unit)) ? [] : findIn(unit);
  const announced =
    isShort && unit.label !== 'refused'
      ? unit.cues.filter(({ section }) => found.every((one) => one.section !== section)).flatMap(withoutTheirCustomers)
      : [];
  return [...found, ...announced].filter((one) => isReadable(one) && !isRefused(one));
}

const withoutTheirCustomers = (cue: Passage): Passage[] =>
  cue.section === 'offers' ? withoutCustomers(cue, lexicons[cue.sentence.language]) : [cue];

/** Words, and not signs in a row. */
function isReadable({ sentence, start, end }: Passage): boolean {
  const shown = sentence.folded.slice(start, end).replaceAll(HIDDEN, '');
  const letters = shown.match(/[\p{L}\p{N}\s]/gu)?.length ?? 0;
  return end > start && letters >= shown.length * LEAST_READABLE;
}
const LEAST_READABLE = 0.7;

/** "By the way …", "Kind regards": beside the matter. */
const CLOSING =
  /^\W*(?:by the way|p\.? ?s\b|sorry|thanks?\b|thank you|kind regards|best regards|cheers|bon,? et sinon|au fait|merci\b|cordialement|bien a vous|bises|bonne journee|por cierto|p\.? ?d\b|gracias|un saludo|saludos|un abrazo)/i;

/** Nothing in the unit itself tells of trouble. */
const isBarePain = ({ label, features }: LabelledUnit) =>
  label === 'pains' && !features.some((feature) => TROUBLE.test(feature));
const TROUBLE = /^(?:trouble|pain|quote|opens complaint|cues? pains|heading pains)/;

/** "Plain and factual, no jargon." */
function speaksOfVoice({ unit }: LabelledUnit): boolean {
  const cue = unit.sentence.folded.slice(unit.start, unit.end).search(lexicons[unit.sentence.language].voiceCue);
  return cue >= 0 && cue < EARLY && unit.distance > 0;
}
const EARLY = 12;

/** A question asks what the next unit answers; a bullet or a topic may be one. */
const isQuestion = ({ unit, label }: LabelledUnit) =>
  label !== 'pillars' &&
  !unit.sentence.isBullet &&
  /^[^"\u201c«]*\?\s*$/.test(unit.sentence.folded.slice(unit.start, unit.end));

/** What follows "Products:" are products, whatever customers are named. */
const offersOf = (labelled: LabelledUnit): Passage[] => {
  const lists = listsIn(labelled, 'offers');
  return labelled.unit.isLabelled ? lists : lists.map(asAudience);
};

/** "We sell payroll to restaurants and a help desk": the first sentence of a text says what is sold. */
const soldIn = (labelled: LabelledUnit): Passage[] =>
  SELLING.test(labelled.unit.sentence.folded.slice(labelled.unit.start, labelled.unit.end))
    ? listsIn(labelled, 'offers').map(asAudience)
    : [];
const SELLING = /^(?:we|i|nous|on|je)(?: [a-z]+)? (?:sell|vend(?:s|ons)?) |^vend(?:o|emos) /i;

function findIn(labelled: LabelledUnit): Passage[] {
  switch (labelled.label) {
    case 'audience':
      return [
        ...(isSectorList(labelled) ? [] : audienceIn(labelled)),
        ...sectorsIn(labelled),
        ...offersBeside(labelled),
        ...complaintsIn(labelled, 'pains'),
      ];
    case 'pains':
      if (speaksOfVoice(labelled)) return [];
      return [...complaintsIn(labelled, 'audience'), ...subjectOf(labelled), ...painsIn(labelled)];
    case 'offers':
      return [...customersBeside(labelled), ...offersOf(labelled)];
    case 'pillars':
      return speaksOfVoice(labelled) ? [] : listsIn(labelled, 'pillars');
    case 'other':
      return [...customersBeside(labelled), ...soldIn(labelled)];
    case 'refused':
      return [];
  }
}
