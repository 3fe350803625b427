import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '../testing/cpu-time';
import { loadDateFinder } from './find-dates';
import type { Language } from './languages';

/** A Wednesday. */
const reference = new Date('2025-03-12T10:00:00Z');

describe('dates of a text', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'Please send it by Friday.', 'Friday', '2025-03-14'],
    ['en', 'We met on 3 May 2024 in Paris.', '3 May 2024', '2024-05-03'],
    ['en', 'Due 04/05/2025.', '04/05/2025', '2025-05-04'],
    ['en', 'I will call tomorrow', 'tomorrow', '2025-03-13'],
    ['fr', "On se revoit vendredi à l'agence.", 'vendredi', '2025-03-14'],
    ['fr', 'Signé le 3 mars 2024.', '3 mars 2024', '2024-03-03'],
    ['fr', 'Je le fais demain.', 'demain', '2025-03-13'],
    ['es', 'Lo envío el viernes.', 'viernes', '2025-03-14'],
    ['es', 'Firmado el 3 de mayo de 2024.', '3 de mayo de 2024', '2024-05-03'],
    ['es', 'Mañana te llamo', 'Mañana', '2025-03-13'],
  ])('in %s: %j', async (language, text, part, date) => {
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
  }, 20_000);
});
