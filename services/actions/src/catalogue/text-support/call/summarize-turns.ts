import type { Language } from '../../../text/languages';
import { rankTexts } from '../../../text/rank-sentences';
import { selectDiverse } from '../../../text/select-diverse';
import { splitSentences } from '../../../text/sentences';
import { onOneLine } from '../../../text/span';
import { loadTerms } from '../../../text/terms';
import type { Moment } from './find-moments';
import { clockTime, type Turn } from './turn';

/** Shorter sentences are greetings and assents. */
const LEAST_TERMS = 4;
const GREETING =
  /^(?:good (?:morning|afternoon|evening)|hello|hi|thanks|thank you|bonjour|bonsoir|merci|buen[oa]s|hola|gracias)\b[^.!?]{0,80}[.!?]?$/iu;
const NUMBER_BONUS = 1.15;
const QUESTION_FACTOR = 0.6;

/** The most central sentences, in the order of the call. `others` are listed elsewhere in the answer and left out. */
export async function summarizeTurns(
  turns: readonly Turn[],
  language: Language,
  { limit, others }: { readonly limit: number; readonly others: ReadonlySet<string> },
): Promise<Moment[]> {
  const findTerms = await loadTerms(language);
  const sentences = turns.flatMap((turn, index) =>
    splitSentences(turn.text, language).map(({ text }) => ({
      quote: onOneLine(text),
      speaker: turn.speaker,
      time: clockTime(turn.start),
      turn: index + 1,
      terms: findTerms(text).map(({ stem }) => stem),
    })),
  );
  const { scores, vectors } = rankTexts(sentences.map(({ terms }) => terms));
  const weighed = scores.map((score, index) => {
    const { quote = '', terms = [] } = sentences[index] ?? {};
    if (terms.length < LEAST_TERMS || GREETING.test(quote) || others.has(quote)) return 0;
    return score * (/\d/u.test(quote) ? NUMBER_BONUS : 1) * (quote.endsWith('?') ? QUESTION_FACTOR : 1);
  });
  return selectDiverse(weighed, vectors, { limit })
    .sort((a, b) => a - b)
    .flatMap((index) => sentences[index] ?? [])
    .map(({ quote, speaker, time, turn }) => ({ quote, speaker, time, turn }));
}
