import type { Source } from './read-sources';
import type { SourceSentence } from './split-source';

export interface Question {
  readonly question: string;
  readonly answer: readonly SourceSentence[];
}

const MAX_QUESTIONS = 8;
const MAX_ANSWER_SENTENCES = 3;
/** Between a question and its answer stands at most a line break and a mark such as "A:". */
const LARGEST_GAP = 12;

/** Questions that a source asks and answers itself: as a sentence before others, or as a heading above them. */
export function findQuestions(sentences: readonly SourceSentence[], sources: readonly Source[]): Question[] {
  const asked = sentences.flatMap((sentence, at) => {
    if (!sentence.text.endsWith('?')) return [];
    const next = sentences.slice(at + 1, at + 1 + MAX_ANSWER_SENTENCES);
    const answer: SourceSentence[] = [];
    let end = sentence.end;
    for (const candidate of next) {
      const text = sources[sentence.source]?.text ?? '';
      const isClose = candidate.source === sentence.source && candidate.start - end <= LARGEST_GAP;
      const isSameParagraph = answer.length === 0 || !text.slice(end, candidate.start).includes('\n');
      if (!isClose || !isSameParagraph || candidate.text.endsWith('?') || candidate.heading !== sentence.heading) break;
      answer.push(candidate);
      end = candidate.end;
    }
    return answer.length > 0 ? [{ question: sentence.text, answer }] : [];
  });
  const headings = new Map<string, SourceSentence[]>();
  for (const sentence of sentences) {
    if (!sentence.heading?.endsWith('?') || sentence.text.endsWith('?')) continue;
    headings.set(sentence.heading, [...(headings.get(sentence.heading) ?? []), sentence]);
  }
  const headed = [...headings].map(([question, answer]) => ({
    question,
    answer: answer.slice(0, MAX_ANSWER_SENTENCES),
  }));
  return [...headed, ...asked].slice(0, MAX_QUESTIONS);
}
