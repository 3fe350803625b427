import { type Lexicon, lexicons } from '../lexicon';
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
  return starts.flatMap(({ start, end }, place) => {
    const limit = starts[place + 1]?.index ?? unit.end;
    const list = passage(
      section,
      unit.sentence,
      start,
      afterPurpose(
        unit.sentence.folded,
        end ?? stretchEnd(unit.sentence.folded, start, limit, lexicon),
        limit,
        lexicon,
      ),
      true,
    );
    return section === 'pillars' ? [list] : withoutCustomers(list, lexicon);
  });
}

/** "sorting so nothing is lost, | a clean house": a purpose, a reason or what happens meanwhile ends its item, not the list. */
function afterPurpose(folded: string, end: number, limit: number, lexicon: Lexicon): number {
  const purpose = PURPOSE.exec(folded.slice(end, limit));
  if (!purpose) return end;
  return afterPurpose(folded, stretchEnd(folded, end + purpose[0].length, limit, lexicon), limit, lexicon);
}

const PURPOSE =
  /^ (?:so|while|because|para que|de modo que|mientras|porque|afin|pendant que|parce qu) ?[^,.;:!?]{3,60}, (?=(?:and |y |et )?(?:an?|the|un[ea]?|des|l[ae]s?|el|los|[a-z]+ing|[a-z]+[aei]r) )/i;
