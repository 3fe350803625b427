import type { Language } from '../../../text/languages';
import { foldAccents, splitWords } from '../../../text/words';
import { PRIORITY_CUES, type PriorityCues } from './priority-cues';

type Priority = 'urgent' | 'high' | 'normal' | 'low';

export interface FoundPriority {
  readonly priority: Priority;
  /** The words of the ticket that decided; empty where the category did. */
  readonly cues: readonly string[];
}

/** Below this score of sentiment an angry customer waits less. */
const ANGRY = -0.75;

/** Categories in which a question is no problem. */
const CALM = new Set(['account', 'billing', 'how_to', 'feature_request', 'sales', 'other']);

/** The priority of a ticket: of its category, raised by what hurries or blocks, lowered by what can wait. */
export function findPriority(
  text: string,
  language: Language,
  { category, base, score }: { readonly category: string; readonly base: 'normal' | 'low'; readonly score: number },
): FoundPriority {
  const words = splitWords(text).map(({ normal, start, end }) => ({ word: foldAccents(normal), start, end }));
  const line = ` ${words.map(({ word }) => word).join(' ')} `;
  const find = (level: keyof PriorityCues) =>
    PRIORITY_CUES[language][level].split('|').filter((cue) => line.includes(` ${toLine(cue)} `));

  const low = find('low');
  const isCalm = CALM.has(category) && low.length > 0;
  const urgent = find('urgent').filter(() => !low.some((cue) => /urgen|press|prisa/u.test(cue)));
  if (urgent.length > 0) return { priority: 'urgent', cues: urgent };
  const high = find('high');
  if (high.length > 0) return { priority: base === 'low' ? 'normal' : 'high', cues: high };
  if (score <= ANGRY && base !== 'low') return { priority: 'high', cues: [] };
  return isCalm ? { priority: 'low', cues: low } : { priority: base, cues: [] };
}

const toLine = (cue: string) =>
  splitWords(cue)
    .map(({ normal }) => foldAccents(normal))
    .join(' ');
