import { findMissingFacts } from '@declic/content-rules';
import type { DraftSource } from '../drafts.queries';
import { findSentences } from './find-sentences';
import { listTextRuns } from './text-runs';

/** Names of what `annotate` adds. A text cannot bring them along: rendered Markdown has neither. */
export const SENTENCE_TAG = 'draft-sentence';
export const MISSING_TAG = 'draft-missing';

/**
 * Marks the missing facts, and the sentences whose source is known, in the parts of a rendered draft. The place of a sentence among the
 * sources is its `data-index`.
 */
export function annotate(parts: readonly DocumentFragment[], sources: readonly DraftSource[]): void {
  const isFound = new Set<number>();
  const sentences = sources.map(({ sentence }) => sentence);
  for (const part of parts) {
    for (const run of listTextRuns(part))
      for (const { start, end } of findMissingFacts(run.text).toReversed()) run.wrap(start, end, create(MISSING_TAG));
    // The marks have split the nodes of the runs.
    for (const run of listTextRuns(part))
      for (const { index, start, end } of findSentences(run.text, sentences, isFound).toReversed())
        run.wrap(start, end, create(SENTENCE_TAG, index));
  }
}

function create(tag: string, index?: number): HTMLElement {
  const element = document.createElement(tag);
  if (index !== undefined) element.dataset['index'] = String(index);
  return element;
}
