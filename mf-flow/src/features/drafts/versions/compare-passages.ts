import { diffArrays } from 'diff';

/** Paragraphs that two texts share, or those that stand at the same place in the one and in the other. */
export type Passage = { readonly shared: string } | { readonly mine: string; readonly theirs: string };

/** Two texts, paragraph by paragraph. */
export function comparePassages(mine: string, theirs: string): Passage[] {
  const passages: Passage[] = [];
  let removed = '';
  const flush = (added: string) => {
    if (removed !== '' || added !== '') passages.push({ mine: added, theirs: removed });
    removed = '';
  };
  for (const { added: isAdded, removed: isRemoved, value } of diffArrays(toParagraphs(theirs), toParagraphs(mine))) {
    const text = value.join(BREAK);
    if (isRemoved) {
      flush('');
      removed = text;
    } else if (isAdded) flush(text);
    else {
      flush('');
      passages.push({ shared: text });
    }
  }
  flush('');
  return passages;
}

export const differs = (passage: Passage): passage is Exclude<Passage, { shared: string }> => 'mine' in passage;

/** My text with some passages of the other one, named by their place among all passages. */
export function mixTexts(mine: string, passages: readonly Passage[], taken: ReadonlySet<number>): string {
  // Exactly as it was typed, unless there is a reason to write it anew.
  if (taken.size === 0) return mine;
  return passages
    .map((passage, place) => (differs(passage) ? (taken.has(place) ? passage.theirs : passage.mine) : passage.shared))
    .filter((text) => text !== '')
    .join(BREAK);
}

const BREAK = '\n\n';

/** What stands between blank lines. */
function toParagraphs(text: string): string[] {
  return text.split(/\r?\n(?:[^\S\n]*\n)+/).filter((paragraph) => paragraph.trim() !== '');
}
