import { splitSentences } from '../../../text/sentences';
import type { Language } from '../../../text/languages';
import type { TextRange } from '../../../text/span';
import type { KnowledgeItem } from './read-knowledge';

/** A part of the knowledge that can answer: offsets are in the text of its item. */
export interface Passage extends TextRange {
  readonly item: KnowledgeItem;
}

const SENTENCES = 3;
const STEP = 2;

/** Short texts and answers are one passage; long documents are windows of three sentences that overlap. */
export function toPassages(items: readonly KnowledgeItem[], language: Language): Passage[] {
  return items.flatMap((item) => {
    const sentences = splitSentences(item.text, language);
    if (item.question !== null || sentences.length <= SENTENCES + 1) return [{ item, start: 0, end: item.text.length }];
    const passages: Passage[] = [];
    for (let at = 0; at < sentences.length; at += STEP) {
      const first = sentences[at];
      const last = sentences[Math.min(at + SENTENCES, sentences.length) - 1];
      if (first && last) passages.push({ item, start: first.start, end: last.end });
      if (at + SENTENCES >= sentences.length) break;
    }
    return passages;
  });
}
