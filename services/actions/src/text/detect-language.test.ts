import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { loadLanguageDetector } from './detect-language';
import cases from './detect-language.cases.json';

const detect = await loadLanguageDetector();

describe('the language of a text', () => {
  it.each(cases.any)('of %j is %s', (text, language) => {
    expect(detect(text)).toBe(language);
  });

  it.each(cases.amongThree)('of %j is %s among English, French and Spanish', (text, language) => {
    expect(detect(text, ['en', 'fr', 'es'])).toBe(language);
  });

  it.each(['', '12345', '👍👍', '???', 'ok', 'no'])('of %j is not known', (text) => {
    expect(detect(text)).toBeNull();
  });

  it('is not forced on a text in another script', () => {
    expect(detect('これは日本語の文章です。', ['en', 'fr', 'es'])).toBeNull();
  });

  it('is found in a long text within 500 ms', () => {
    const text = 'Les clients attendent une réponse rapide. '.repeat(25_000);
    const before = process.threadCpuUsage();
    expect(detect(text)).toBe('fr');
    expect(cpuMsSince(before)).toBeLessThan(500);
  });
});
