import { expect, it } from 'vitest';
import { checkDraft } from './check-draft';
import type { Format } from './rules';
import { scoreDraft } from './score-draft';

const LONGEST = 60_000;
/** Many times what a linear reading takes, so that only a pattern that reads its line again from each mark reaches it. */
const LIMIT_MS = 8_000;

const FORMATS: readonly Format[] = ['blog', 'linkedin', 'tweet'];

const repeated = (unit: string, after = '') =>
  unit.repeat(Math.ceil(LONGEST / unit.length)).slice(0, LONGEST - after.length) + after;

it.each([
  ['opening brackets', repeated('[')],
  ['images', repeated('![')],
  ['strong text', repeated('**a ')],
  ['addresses', repeated('a@a')],
  ['spaces', repeated(' ', 'x')],
  ['figures', repeated('1')],
  ['one word', repeated('é', 'ent')],
  ['tweets', repeated('a\n---\n')],
  ['empty lines', repeated('\n')],
  ['missing facts', repeated('[to complete: ')],
  ['one missing fact', `[to complete:${repeated(' ', 'x')}`.slice(0, LONGEST)],
])(
  'scores 60,000 characters of %s in time',
  (_, contentMd) => {
    const begun = performance.now();
    for (const format of FORMATS) scoreDraft({ format, language: 'fr', contentMd, sources: [] });
    expect(performance.now() - begun).toBeLessThan(LIMIT_MS);
  },
  4 * LIMIT_MS,
);

it.each([
  ['blog', '# Title\n\nWord\n\n## Part'],
  ['linkedin', '#A'],
  ['tweet', 'a [to complete: b]'],
] as const)('counts one of a thing in a %s in the singular', (format, contentMd) => {
  const draft = { format, language: 'en', contentMd, sources: [] } as const;
  const messages = [
    ...checkDraft(draft).map(({ message }) => message),
    ...scoreDraft(draft).rubric.map(({ explanation }) => explanation),
  ];
  expect(
    messages.filter((message) =>
      /(?<![\d,.])1 (?:words|titles|sections|lines|characters|tweets|hashtags|facts|sentences)|\b1 are\b/.test(message),
    ),
  ).toEqual([]);
});
