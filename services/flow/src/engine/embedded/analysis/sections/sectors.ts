import { kindOf } from '../kinds';
import { lexicons } from '../lexicon';
import { withFlags } from '../lexicon/with-flags';
import { type Passage, passage } from '../passage';
import type { LabelledUnit } from './label-units';
import { findSectorLists } from './sector-lists';
import { beforeException, cuesOf, isPlainList, isTurnedDown, isUnder, whole } from './within-unit';

/** A list below a heading that announces sectors. */
export const isSectorList = (labelled: LabelledUnit) =>
  isUnder(labelled, 'sectors') && isPlainList(labelled, lexicons[labelled.unit.sentence.language]);

/** "Fruit accounts for nearly everything", and not "hotels account …", which are customers. */
export function sectorsOfTurnover({ unit }: LabelledUnit): Passage[] {
  const lexicon = lexicons[unit.sentence.language];
  const text = unit.sentence.folded.slice(unit.start, unit.end);
  return [...text.matchAll(withFlags(lexicon.frames.turnover, 'gi'))].flatMap((match) => {
    const name = match[1] ?? match[2] ?? '';
    const start = unit.start + match.index + match[0].indexOf(name);
    const kind = kindOf(name, lexicon);
    return name && kind !== 'company' && kind !== 'role'
      ? [passage('sectors', unit.sentence, start, start + name.length, true)]
      : [];
  });
}

/** "companies in aerospace and motorsport" */
export function sectorsIn(labelled: LabelledUnit): Passage[] {
  const { unit } = labelled;
  const lexicon = lexicons[unit.sentence.language];
  const { frames } = lexicon;
  if (isSectorList(labelled)) return [whole(labelled, 'sectors', lexicon)];
  const found = [...unit.sentence.folded.slice(unit.start, unit.end).matchAll(withFlags(frames.activeIn, 'gi'))];
  const text = unit.sentence.folded.slice(unit.start, unit.end);
  const excepted = text.search(lexicon.exception);
  const meant = excepted < 0 ? text : text.slice(0, excepted);
  const listed = isTurnedDown(meant, lexicon) ? [] : findSectorLists(meant, lexicon);
  return [
    ...cuesOf(labelled, 'sectors').map(beforeException),
    ...listed.map(({ start, end }) => passage('sectors', unit.sentence, unit.start + start, unit.start + end, true)),
    ...found.map((match) => {
      const start = unit.start + match.index + match[0].length - (match[1]?.length ?? 0);
      return passage('sectors', unit.sentence, start, start + (match[1]?.length ?? 0), true);
    }),
  ];
}
