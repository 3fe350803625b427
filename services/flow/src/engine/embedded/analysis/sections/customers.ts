import { listItems } from '../items';
import { isPlural, kindOf } from '../kinds';
import { type Lexicon, lexicons } from '../lexicon';
import { findCustomers, nextObject } from '../members';
import type { Passage } from '../passage';
import type { LabelledUnit } from './label-units';
import { beforeException, cuesOf } from './within-unit';

/** What is on offer is named beside the audience: "a tool for clinics". A list of customers is none. */
export function offersBeside(labelled: LabelledUnit): Passage[] {
  const lexicon = lexicons[labelled.unit.sentence.language];
  const named = cuesOf(labelled, 'offers').filter((cue) => {
    const [first] = listItems(cue);
    if (!first) return false;
    const text = cue.sentence.folded.slice(first.start, first.end);
    return kindOf(text, lexicon) === null || lexicon.frames.goods.test(text);
  });
  return named.flatMap((cue) => withoutCustomers(cue, lexicon));
}

/** "a course for nurses": who it is for, in a sentence about what is on offer. */
export function customersBeside(labelled: LabelledUnit): Passage[] {
  const { sentence } = labelled.unit;
  const found = [...cuesOf(labelled, 'audience'), ...findCustomers(sentence, lexicons[sentence.language])];
  return (labelled.unit.isLabelled ? found.map(withinItem) : found).filter(listsKinds);
}

/** "app for clients | , portal for law firms": the commas part offers, not customers. */
function withinItem(list: Passage): Passage {
  const comma = list.sentence.folded.slice(list.start, list.end).indexOf(',');
  return comma < 0 ? list : { ...list, end: list.start + comma };
}

/** A list of customers is not on offer: "we deliver offices and schools". */
export function asAudience(list: Passage): Passage {
  const meant = beforeException(list);
  if (listsSectors(meant)) return { ...meant, section: 'sectors' };
  return listsKinds(list) ? { ...list, section: 'audience' } : list;
}

/** Nor are sectors: "we sell into rail and mining". */
function listsSectors({ sentence, start, end }: Passage): boolean {
  const lexicon = lexicons[sentence.language];
  const items = listItems({ section: 'sectors', sentence, start, end, isList: true });
  const texts = items.map((item) => sentence.folded.slice(item.start, item.end));
  return (
    texts.some((text) => !lexicon.frames.goods.test(text)) && texts.every((text) => kindOf(text, lexicon) === 'sector')
  );
}

/** Words of a name of customers. */
export const LONGEST_NAME = 6;

/** At least half of what a list names are kinds of people or organisations. */
function listsKinds(list: Passage): boolean {
  const lexicon = lexicons[list.sentence.language];
  const items = listItems({ ...list, section: 'audience' });
  const kinds = items.filter(({ start, end }) => {
    const text = list.sentence.folded.slice(start, end);
    const kind = kindOf(text, lexicon);
    return (
      (kind === 'role' || kind === 'company') &&
      isPlural(text, lexicon) &&
      text.split(' ').length <= LONGEST_NAME &&
      !lexicon.frames.goods.test(text)
    );
  });
  return kinds.length > 0 && kinds.length * 2 >= items.length;
}

/** "lessons | to nurses, doctors and carers"; "payroll | to restaurants and | a help desk" */
export function withoutCustomers(list: Passage, lexicon: Lexicon): Passage[] {
  const customers = findCustomers(list.sentence, lexicon).find(({ start }) => start > list.start && start < list.end);
  if (!customers) return [list];
  const next = nextObject(list.sentence, customers.start, list.end, lexicon);
  const before = list.sentence.folded.slice(list.start, customers.start).trimEnd();
  if (next && !DATIVE.test(before)) return [list];
  if (!listsKinds({ ...customers, end: next?.before ?? list.end })) return [list];
  const first = { ...list, end: list.start + before.replace(/ \S+$/, '').length };
  return next ? [first, ...withoutCustomers({ ...list, start: next.start }, lexicon)] : [first];
}

/** "sell … to", and not "a kit for". */
const DATIVE = / (?:to|a|aux?)$/i;

/** "VPs of marketing want proof": who is troubled, where a cue names them at the beginning. */
export const subjectOf = (labelled: LabelledUnit): Passage[] =>
  cuesOf(labelled, 'audience').filter((cue) => cue.start === labelled.unit.start && listsKinds(cue));
