import { lexicons } from '../lexicon';
import { type Passage, passage } from '../passage';
import { stretchEnd } from '../stretch';
import { withoutCustomers } from './customers';
import type { LabelledUnit } from './label-units';
import { findStarts } from './list-starts';
import { whole } from './within-unit';

/** What a frame announces; below a heading, in a bullet or without a frame, the whole unit. */
export function listsIn(labelled: LabelledUnit, section: 'offers' | 'pillars'): Passage[] {
  const { unit } = labelled;
  const lexicon = lexicons[unit.sentence.language];
  if (unit.sentence.isBullet) return [whole(labelled, section, lexicon)];
  const starts = findStarts(labelled, section, lexicon);
  if (starts.length === 0) return [whole(labelled, section, lexicon)];
  return starts.map(({ start, end }, place) => {
    const limit = starts[place + 1]?.index ?? unit.end;
    const list = passage(
      section,
      unit.sentence,
      start,
      end ?? stretchEnd(unit.sentence.folded, start, limit, lexicon),
      true,
    );
    return section === 'pillars' ? list : withoutCustomers(list, lexicon);
  });
}
