import { findHeading } from '../headings';
import { type Announced, lexicons } from '../lexicon';
import type { Sentence } from '../read-intake';
import { isStatement } from './statements';

/** How a unit follows the one before it. */
type Relation = 'first' | 'same-line' | 'bullet' | 'next-line' | 'new-block';

/** A stretch between two strong marks: what is labelled with one section. */
export interface Unit {
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
  readonly relation: Relation;
  /** What the heading above announces; `unknown` for a heading that no pattern knows. */
  readonly heading: Announced | 'unknown' | null;
  /** Units since the heading. */
  readonly distance: number;
  /** A blank line has ended the block below the heading. */
  readonly isBeyond: boolean;
  /** The heading is a label in front of it in its sentence. */
  readonly isLabelled: boolean;
}

interface Scope {
  heading: Unit['heading'];
  distance: number;
  hasContent: boolean;
  isBeyond: boolean;
  /** The heading stands at the beginning of the line that it speaks of. */
  isOfLine: boolean;
  isLabel: boolean;
  line: number;
}

const LONGEST_TITLE = 6;

/** Cuts sentences into units, and hands headings down to what stands below them. */
export function findUnits(sentences: readonly Sentence[]): Unit[] {
  const units: Unit[] = [];
  const scope: Scope = {
    heading: null,
    distance: 0,
    hasContent: false,
    isBeyond: false,
    isOfLine: false,
    isLabel: false,
    line: -1,
  };
  for (const sentence of sentences) {
    enterLine(scope, sentence);
    scope.isLabel = false;
    for (const { start, end } of contentOf(sentence, scope)) {
      units.push({
        sentence,
        start,
        end,
        relation: relationOf(units.at(-1), sentence),
        heading: scope.heading,
        distance: scope.distance,
        isBeyond: scope.isBeyond,
        isLabelled: scope.isLabel && !scope.isBeyond,
      });
      scope.distance += 1;
      scope.hasContent = true;
    }
  }
  return units;
}

function enterLine(scope: Scope, { line, isNewBlock }: Sentence): void {
  if (line === scope.line) return;
  scope.line = line;
  if (!scope.hasContent) return;
  if (scope.isOfLine) Object.assign(scope, { heading: null, isOfLine: false });
  else if (isNewBlock) scope.isBeyond = true;
}

/** The stretches of a sentence behind its heading; none when it is a heading itself. */
function contentOf(sentence: Sentence, scope: Scope): { start: number; end: number }[] {
  const lexicon = lexicons[sentence.language];
  const { folded } = sentence;
  const current = scope.heading === 'unknown' || scope.heading === 'refused' ? null : scope.heading;
  const heading = isStatement(sentence, lexicon) ? null : findHeading(sentence, lexicon, current);
  if (heading && !(sentence.isBullet && isKnown(scope) && heading.end < folded.length)) {
    enter(scope, heading.section, heading.end < folded.length);
    scope.isLabel = heading.isLabel;
    return split(folded, heading.end, folded.length);
  }
  if (isUnknownTitle(sentence)) {
    enter(scope, 'unknown', false);
    return [];
  }
  return split(folded, 0, folded.length);
}

/** Below a known heading, the label of a bullet is a part of it. */
const isKnown = ({ heading, isBeyond }: Scope) => heading !== null && heading !== 'unknown' && !isBeyond;

const enter = (scope: Scope, heading: Unit['heading'], isOfLine: boolean) =>
  Object.assign(scope, { heading, isOfLine, distance: 0, hasContent: false, isBeyond: false });

/** A short line above a block that announces nothing known. */
const isUnknownTitle = ({ isAlone, isTitle, isNewBlock, folded }: Sentence) =>
  isTitle || (isAlone && isNewBlock && /^[^\p{Ll}]/u.test(folded) && folded.split(' ').length <= LONGEST_TITLE);

function split(folded: string, from: number, to: number): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = from;
  for (const match of folded.slice(from, to).matchAll(/;\s*/g)) {
    parts.push({ start, end: from + match.index });
    start = from + match.index + match[0].length;
  }
  return [...parts, { start, end: to }].filter(({ start: a, end: b }) => /[a-z]/i.test(folded.slice(a, b)));
}

/** "Second, …": the next item of a list. */
const NEXT =
  /^\W*(?:second(?:ly)?|third(?:ly)?|fourth|lastly|deuxiemement|troisiemement|ensuite|enfin|segundo|tercero|cuarto|por ultimo)[,:] /i;

function relationOf(before: Unit | undefined, { line, isBullet, isNewBlock, folded }: Sentence): Relation {
  if (!before) return 'first';
  if (before.sentence.line === line) return 'same-line';
  if (isBullet && before.sentence.isBullet && !isNewBlock) return 'bullet';
  if (NEXT.test(folded)) return 'bullet';
  return isNewBlock ? 'new-block' : 'next-line';
}
