import { citationWords } from '../../../strategy/citation-words';
import type { DraftSource } from '../drafts.queries';

/** What a sentence without a citation is. */
export const ORIGINS: Record<DraftSource['origin'], string> = {
  grammar: 'Connecting sentence, no claim.',
  intake: 'From your intake.',
  missing: 'A fact is missing here: fill it in.',
  unverified: 'Not in your intake: check it.',
};

/** All of it in one sentence, for screen readers. */
export function describeSource({ origin, source }: DraftSource): string {
  if (!source) return ORIGINS[origin];
  const quote = `${citationWords(source)}: “${source.sentence}”`;
  return origin === 'intake' ? quote : `${ORIGINS[origin]} ${quote}`;
}

/** '12 sentences from your intake, 3 connecting, 1 to check', without what there is none of. */
export function summarizeSources(sources: readonly DraftSource[]): string {
  const count = (wanted: DraftSource['origin']) => sources.filter(({ origin }) => origin === wanted).length;
  const parts = [
    [count('intake'), 'from your intake'],
    [count('grammar'), 'connecting'],
    [count('missing'), 'to complete'],
    [count('unverified'), 'to check'],
  ] as const;
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, words]) => `${amount} ${words}`)
    .join(', ');
}
