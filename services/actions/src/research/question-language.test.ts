import { expect, it } from 'vitest';
import { QUESTIONS } from './fixtures/questions';
import { questionLanguage } from './question-language';

it('is right for 97 % of the labelled questions', async () => {
  const questions = [...QUESTIONS.tuned, ...QUESTIONS.heldBack];
  const found = await Promise.all(questions.map(({ question }) => questionLanguage(question, 'auto')));
  const wrong = questions.filter(({ language }, index) => found[index] !== language).map(({ question }) => question);
  if (wrong.length > 0) console.warn(wrong);
  expect(wrong.length).toBeLessThanOrEqual(2);
});

it('is the one that was named', async () => {
  expect(await questionLanguage('How much?', 'fr')).toBe('fr');
});
