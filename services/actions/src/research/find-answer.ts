import type { Language } from '../text/languages';
import { isPronoun, isSubjectPronoun } from '../text/pronouns';
import { foldAccents, splitWords } from '../text/words';
import { hasExpected } from './expected-answer';
import { hasOtherLetter } from './lettered-names';
import { analyseQuestion, type Question, type QuestionTerm } from './question';
import { refersBack } from './refers-back';
import type { IndexedPassage, ResearchIndex } from './research-index';

/** A sentence of a passage, and how much of the question it covers. */
export interface AnswerSentence {
  readonly passage: number;
  readonly sentence: number;
  /** From 0 to 1. */
  readonly coverage: number;
}

export interface Retrieval {
  readonly passages: readonly { readonly passage: IndexedPassage; readonly score: number }[];
  /** Best first; none when the passages do not answer the question. */
  readonly answer: readonly AnswerSentence[];
}

/** How much a word of the question counts that is not in the sentence itself. */
const WEIGHTS = {
  /** The sentence has a word that says the same. */
  related: 0.88,
  /** It is in the title or headings. */
  title: 0.92,
  /** It is beside the sentence in the passage. */
  passage: 0.65,
};

/** A sentence answers when it covers at least so much of the question. */
const LEAST_COVERAGE = 0.55;

const MAX_SENTENCES = 3;

/** Further sentences come from what is nearly as good as the best. */
const NEAR_BEST = 0.92;

/** Finds passages by BM25 and, among their sentences, those that answer the question. */
export function findAnswer(index: ResearchIndex, text: string, language: Language, topK: number): Retrieval {
  const question = analyseQuestion(text, language, index.findTerms, foldAccents);
  const stems = question.terms.flatMap((term) => term.stems);
  const own = new Set(question.terms.filter(({ weight }) => weight === 1).map(({ stem }) => stem));
  const passages = index.bm25
    .search([...new Set(stems)], topK * 4)
    .map(({ document, score, terms }) => ({
      document,
      score: score * (0.5 + terms.filter((t) => own.has(t)).length / Math.max(1, own.size)),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, topK)
    .flatMap(({ document, score }) => {
      const passage = index.passages[document];
      return passage ? [{ passage, score }] : [];
    });
  const words = new Set(splitWords(text).map((word) => word.text.toLowerCase()));
  const candidates = passages
    .flatMap(({ passage }) => rateSentences(passage, question, { index, language, words }))
    .sort((a, b) => b.coverage - a.coverage);
  return { passages, answer: chooseSentences(candidates, question, index) };
}

/** The best sentence. A fact is confirmed by other sources, or told again with another figure; an explanation may go on in the same one. */
function chooseSentences(
  candidates: readonly AnswerSentence[],
  { expected }: Question,
  { passages }: ResearchIndex,
): AnswerSentence[] {
  const [best, ...others] = candidates;
  if (!best || best.coverage < LEAST_COVERAGE) return [];
  const isFact = expected !== 'other' && expected !== 'reason';
  const sourceOf = ({ passage }: AnswerSentence) => passages[passage]?.source;
  const near = others.filter(({ coverage }) => coverage >= best.coverage * NEAR_BEST);
  // A source may name an old figure and the present one.
  const isEqual = ({ coverage }: AnswerSentence) => expected === 'number' && coverage === best.coverage;
  return [best, ...near.filter((other) => !isFact || isEqual(other) || sourceOf(other) !== sourceOf(best))].slice(
    0,
    MAX_SENTENCES,
  );
}

interface Rating {
  readonly index: ResearchIndex;
  readonly language: Language;
  readonly words: ReadonlySet<string>;
}

function rateSentences(
  passage: IndexedPassage,
  question: Question,
  { index, language, words }: Rating,
): AnswerSentence[] {
  if (question.terms.length === 0) return [];
  const everything = new Set(passage.stems.flatMap((stems) => [...stems]));
  const isIn = (term: QuestionTerm, stems: ReadonlySet<string>) => term.stems.some((stem) => stems.has(stem));
  // What the question is about must be named in the passage or above it.
  if (question.terms.some((term) => term.isName && !isIn(term, everything) && !isIn(term, passage.about))) return [];
  const asked = new Set(question.terms.map(({ stem }) => stem));
  const isAsked = (name: string) =>
    index.findTerms(name).some(({ stem }) => asked.has(stem) || passage.about.has(stem));
  const total = question.terms.reduce((sum, term) => sum + term.weight * index.bm25.idf(term.stem), 0);
  return passage.sentences.flatMap((text, sentence) => {
    const stems = passage.stems[sentence] ?? new Set<string>();
    if (!hasExpected(text, question.expected, language, words)) return [];
    const share = (term: QuestionTerm) =>
      stems.has(term.stem)
        ? 1
        : isIn(term, stems)
          ? WEIGHTS.related
          : isIn(term, passage.about)
            ? WEIGHTS.title
            : isIn(term, everything)
              ? WEIGHTS.passage
              : 0;
    // What is said of another name is no answer.
    const unnamed = question.terms.filter((term) => term.isName && !isIn(term, stems) && !isIn(term, passage.about));
    // Only what stands before a sentence can be meant by it: "It is free in France. In Corsica it costs 45 €."
    const isNamedBefore = (term: QuestionTerm) => passage.stems.slice(0, sentence).some((before) => isIn(term, before));
    if (unnamed.length > 0 && !refersBack(text, language, (name) => isAsked(name.text))) return [];
    if (!unnamed.every(isNamedBefore)) return [];
    if (hasOtherLetter(text, question.lettered, language)) return [];
    // A year or number of the question says which fact is meant.
    if (question.terms.some((term) => /\p{N}/u.test(term.stem) && !stems.has(term.stem))) return [];
    // A sentence that has none of the words is about something else, unless it takes them up: "In Corsica, it costs 45 €."
    const isAbout = (own: ReadonlySet<string>) =>
      question.terms.some((term) => isIn(term, own) && (!term.isName || question.terms.every(({ isName }) => isName)));
    const previous = passage.stems[sentence - 1];
    const goesOn =
      unnamed.length === 0 && previous !== undefined && isAbout(previous) && takesUpSubject(text, language);
    if (!isAbout(stems) && !goesOn && !onlyNames(question)) return [];
    const covered = question.terms.reduce(
      (sum, term) => sum + term.weight * index.bm25.idf(term.stem) * share(term),
      0,
    );
    return [{ passage: passage.index, sentence, coverage: covered / total }];
  });
}

function takesUpSubject(text: string, language: Language): boolean {
  return splitWords(text).some((word) => isPronoun(word, language) && isSubjectPronoun(word, language));
}

function onlyNames({ terms }: Question): boolean {
  return terms.every(({ isName, weight }) => isName || weight < 1);
}
