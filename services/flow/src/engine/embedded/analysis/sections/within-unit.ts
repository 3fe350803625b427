import { type Lexicon, lexicons, type Section } from '../lexicon';
import { type Passage, passage } from '../passage';
import { stretchEnd } from '../stretch';
import type { LabelledUnit } from './label-units';

/** The passages of a unit that cues of these sections open. */
export const cuesOf = ({ cues }: LabelledUnit, ...sections: readonly Section[]) =>
  cues.filter(({ section }) => sections.includes(section));

/** The heading above announces the section, and no blank line came since. */
export const isUnder = ({ unit }: LabelledUnit, section: Section) => unit.heading === section && !unit.isBeyond;

/** Nothing but names: no verb that says what somebody does. */
export function isPlainList({ unit }: LabelledUnit, { frames, firstPerson }: Lexicon): boolean {
  if (unit.sentence.isBullet) return true;
  const text = unit.sentence.folded.slice(unit.start, unit.end);
  return (
    !firstPerson.test(text) &&
    !text
      .split(/[ ,]+/)
      .slice(0, 8)
      .some((word) => frames.verb.test(word))
  );
}

/** The unit as one passage, up to where its stretch ends; a bullet to its end. */
export const whole = ({ unit }: LabelledUnit, section: Section, lexicon: Lexicon): Passage =>
  passage(
    section,
    unit.sentence,
    unit.start,
    unit.sentence.isBullet ? unit.end : stretchEnd(unit.sentence.folded, unit.start, unit.end, lexicon),
    true,
  );

/** "Large companies we leave to others": the verb behind the name refuses it. */
export const isTurnedDown = (text: string, { refusal }: Lexicon) =>
  refusal.test(text.split(/ (?:but|mais|pero) /i)[0] ?? text);

/** "rail and mining, | not retail" */
export function beforeException(list: Passage): Passage {
  const { exception } = lexicons[list.sentence.language];
  const at = list.sentence.folded.slice(list.start, list.end).search(exception);
  return at < 0 ? list : { ...list, end: list.start + at };
}
