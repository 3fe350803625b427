import { lexicons } from '../lexicon';
import { withFlags } from '../lexicon/with-flags';
import { type Passage, passage } from '../passage';
import type { LabelledUnit } from './label-units';
import { cuesOf, isPlainList, isUnder, whole } from './within-unit';

/** A list below a heading that announces sectors. */
export const isSectorList = (labelled: LabelledUnit) =>
  isUnder(labelled, 'sectors') && isPlainList(labelled, lexicons[labelled.unit.sentence.language]);

/** "companies in aerospace and motorsport" */
export function sectorsIn(labelled: LabelledUnit): Passage[] {
  const { unit } = labelled;
  const lexicon = lexicons[unit.sentence.language];
  const { frames } = lexicon;
  if (isSectorList(labelled)) return [whole(labelled, 'sectors', lexicon)];
  const found = [...unit.sentence.folded.slice(unit.start, unit.end).matchAll(withFlags(frames.activeIn, 'gi'))];
  return [
    ...cuesOf(labelled, 'sectors'),
    ...found.map((match) => {
      const start = unit.start + match.index + match[0].length - (match[1]?.length ?? 0);
      return passage('sectors', unit.sentence, start, start + (match[1]?.length ?? 0), true);
    }),
  ];
}
