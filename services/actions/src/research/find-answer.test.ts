import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../text/languages';
import { findAnswer } from './find-answer';
import corpus from './fixtures/corpus.json';
import { QUESTIONS, type LabelledQuestion } from './fixtures/questions';
import { readDocuments } from './read-documents';
import { buildIndex } from './research-index';

const sources = await readDocuments(corpus.map(({ title, text }) => ({ title, text })));
const indexes = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await buildIndex(sources, language)] as const)),
);

function ask({ question, language, source, answer }: LabelledQuestion) {
  const index = indexes[language];
  if (!index) throw new Error(language);
  const { passages, answer: sentences } = findAnswer(index, question, language, 5);
  const quotes = sentences.map(({ passage, sentence }) => index.passages[passage]?.sentences[sentence] ?? '');
  const title = corpus.find(({ id }) => id === source)?.title;
  const holds = (rank: number) =>
    passages
      .slice(0, rank)
      .some(({ passage }) => sources[passage.source]?.title === title && passage.sentences.join(' ').includes(answer));
  return {
    quotes,
    isRefused: quotes.length === 0,
    isFirstRight: quotes[0]?.includes(answer) ?? false,
    isRight: quotes.join(' ').includes(answer) && quotes.length > 0,
    hitAt1: holds(1),
    hitAt3: holds(3),
  };
}

const share = (items: readonly boolean[]) => items.filter(Boolean).length / items.length;

function measure(selected: readonly LabelledQuestion[]) {
  const asked = selected.map((label) => ({ label, result: ask(label) }));
  const answerable = asked.filter(({ label }) => label.source !== null).map(({ result }) => result);
  const unanswerable = asked.filter(({ label }) => label.source === null).map(({ result }) => result);
  return {
    questions: asked.length,
    right: share(answerable.map(({ isRight }) => isRight)),
    firstRight: share(answerable.map(({ isFirstRight }) => isFirstRight)),
    hitAt1: share(answerable.map(({ hitAt1 }) => hitAt1)),
    hitAt3: share(answerable.map(({ hitAt3 }) => hitAt3)),
    refused: share(unanswerable.map(({ isRefused }) => isRefused)),
    precision: share(
      asked
        .filter(({ result }) => !result.isRefused)
        .map(({ label, result }) => label.source !== null && result.isRight),
    ),
  };
}

describe('answers to the labelled questions', () => {
  it.each([
    [
      'that were seen while tuning',
      QUESTIONS.tuned,
      { right: 0.9, hitAt1: 0.95, hitAt3: 0.97, refused: 0.9, precision: 0.9 },
    ],
    ['that were held back', QUESTIONS.heldBack, { right: 0.7, hitAt1: 0.8, hitAt3: 0.9, refused: 0.7, precision: 0.8 }],
  ])('reach the thresholds on those %s', (name, questions, thresholds) => {
    const figures = measure(questions);
    console.warn(name, JSON.stringify(figures));
    for (const [figure, least] of Object.entries(thresholds))
      expect(figures).toHaveProperty(
        figure,
        expect.toSatisfy((value: number) => value >= least),
      );
  });
});
