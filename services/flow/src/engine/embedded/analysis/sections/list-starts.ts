import type { Lexicon } from '../lexicon';
import { withFlags } from '../lexicon/with-flags';
import type { LabelledUnit } from './label-units';
import type { Unit } from './units';

export interface ListStart {
  /** Where the frame begins, and where what it announces does. */
  readonly index: number;
  readonly start: number;
  /** Where a cue ends what it announces. */
  readonly end?: number;
}

/**
 * Where the lists of a unit begin: behind each cue and each verb of the section; where there is none, behind a colon, else behind a verb
 * of being, else at the first indefinite article.
 */
export function findStarts({ unit, cues }: LabelledUnit, section: 'offers' | 'pillars', lexicon: Lexicon): ListStart[] {
  const { frames } = lexicon;
  const isHeaded = unit.heading === section && !unit.isBeyond;
  const text = unit.sentence.folded.slice(unit.start, unit.end);
  const existence = section === 'offers' ? matches(text, frames.existence, unit.start) : [];
  const announced = cues
    .filter((cue) => cue.section === section)
    .filter((cue) => !existence.some(({ index }) => index >= cue.start && index < cue.end))
    .filter(({ end }) => !isHeaded || end > unit.end - CLOSING)
    .map(({ start, end }) => ({ index: start, start, end }));
  if (section === 'pillars' && isHeaded && unit.distance === 0) return [];
  const framed = matches(text, section === 'offers' ? frames.offering : frames.topicOpening, unit.start).filter(
    ({ index, start }) =>
      !RELATIVE.test(text.slice(0, index - unit.start)) &&
      !announced.some(
        (cue) => cue.start > start && CLEFT_END.test(text.slice(start - unit.start, cue.start - unit.start)),
      ) &&
      !announced.some((cue) => section === 'pillars' || (start >= cue.start && start <= cue.end)) &&
      !(section === 'pillars' && frames.topicShape.test(lastPart(text.slice(0, index - unit.start)))),
  );
  const colon = /^[^:]*:\s+(?=[^,]*,(?:[^,]*,|[^,]* (?:and|y|et) ))/.exec(text)?.[0].length;
  if (colon !== undefined) return [{ index: unit.start, start: unit.start + colon }];
  const found = [...announced, ...framed, ...existence].sort((a, b) => a.start - b.start);
  if (found.length > 0)
    return section === 'pillars' ? found.slice(0, 1) : [...beforeFirst(unit, isHeaded, found, text), ...found];
  if (PRICE.test(text)) return [];
  // "Les reçus fiscaux, trouver un trésorier": the first topic stands before the first indefinite article.
  if (section === 'pillars' && frames.article.test(/^[a-z]+'?/i.exec(text)?.[0] ?? '')) return [];
  const weak = isHeaded ? [/:\s+/i] : [/:\s+/i, frames.existence, frames.copula, frames.indefinite];
  return weak
    .flatMap((pattern) => matches(text, pattern, unit.start).slice(0, 1))
    .slice(0, 1)
    .map((one) =>
      frames.indefinite.exec(text)?.index === one.index - unit.start ? { ...one, start: one.index } : one,
    );
}

/** "In practice: a full service, new valves, | and I also do surveys": the list begins behind the heading. */
const beforeFirst = ({ start, distance }: Unit, isHeaded: boolean, [first]: ListStart[], text: string): ListStart[] =>
  isHeaded && distance === 0 && first && ENDED.test(text.slice(0, first.index - start).slice(-LONGEST_OPENING))
    ? [{ index: start, start }]
    : [];

/** A comma and a subject with its verb. */
const ENDED = /, +(?:[a-z]+ |j'){0,4}$/i;
const LONGEST_OPENING = 60;

/** "It costs from €49 a month": a price is part of what is said. */
const PRICE = /[€$£]\s?\d|\d\s?(?:€|\$|£)/;

/** Below a heading, a cue that ends before this many last letters is about one item of the list. */
const CLOSING = 3;

/** A verb of a relative clause announces nothing: "a pass that covers …". */
const RELATIVE = /\b(?:that|which|who|qui|que|quien)\s$/i;

/** "what they get | from us is | …": the list begins behind the verb of being. */
const CLEFT_END = /^(?:[a-z]+ ){0,3}(?:is|are) $/i;

/** What stands between the last mark and the end: "how to | write about" is one topic. */
const lastPart = (text: string) => text.slice(text.search(/[^,;:.!?]*$/)).trimStart();

const matches = (text: string, pattern: RegExp, offset: number): ListStart[] =>
  [...text.matchAll(withFlags(pattern, 'gi'))].map((match) => ({
    index: offset + match.index,
    start: offset + match.index + match[0].length,
  }));
