import { diffLines, diffWordsWithSpace } from 'diff';

export interface TextPart {
  readonly change: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Long texts are compared line by line: comparing their words would hold up the page. */
const LONGEST_BY_WORD = 20_000;
const TIMEOUT_MS = 1_000;

/** What changed between two texts; as a whole where the comparison takes too long. */
export function compareTexts(before: string, after: string): TextPart[] {
  const isLong = before.length + after.length > LONGEST_BY_WORD;
  const terms = { timeout: TIMEOUT_MS };
  const parts = isLong ? diffLines(before, after, terms) : diffWordsWithSpace(before, after, terms);
  if (!parts) {
    return [
      { change: 'removed', text: before },
      { change: 'added', text: after },
    ];
  }
  return parts.map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
