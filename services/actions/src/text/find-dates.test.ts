import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { loadDateFinder } from './find-dates';
import cases from './find-dates.cases.json';
import { LANGUAGES } from './languages';

/** A Wednesday. */
const reference = new Date('2025-03-12T10:00:00Z');

describe('dates of a text', () => {
  const labelled = LANGUAGES.flatMap((language) => cases[language].map((item) => ({ language, ...item })));
  it.each(labelled)('in $language: $text', async ({ language, text, part, date }) => {
    const [found] = (await loadDateFinder(language))(text, { reference, isForward: true });
    expect(found).toMatchObject({ date });
    expect(found?.text).toContain(part);
    expect(text.slice(found?.start, found?.end)).toBe(found?.text);
  });

  it('says which parts were named', async () => {
    const findDates = await loadDateFinder('en');
    expect(findDates('on 3 May', { reference })).toMatchObject([{ known: { year: false, month: true, day: true } }]);
  });

  it.each([
    ['en', 'It costs 20 euros and takes 3 people; call at 10 pm'],
    ['fr', 'Il y a 3 personnes et 20 euros'],
    ['es', 'Hay 3 personas y 20 euros'],
  ] as const)('in %s are not found in %j', async (language, text) => {
    expect((await loadDateFinder(language))(text, { reference })).toEqual([]);
  });

  it('are found in 1 MB within five seconds', async () => {
    const findDates = await loadDateFinder('en');
    const text = 'We sold 1,234 units to 56 customers in 2024. '.repeat(5_500) + 'word 12 '.repeat(90_000);
    const before = process.threadCpuUsage();
    findDates(text, { reference });
    expect(cpuMsSince(before)).toBeLessThan(5_000);
  });
});
