import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { isStopWord } from './stop-words';
import { loadTerms } from './terms';

describe('the terms of a text', () => {
  it.each([
    ['en', 'The refunds were not refunded', 'a refund is refunding'],
    ['fr', "J'ai demandé des remboursements", 'remboursement à demander'],
    ['es', 'Las devoluciones de los productos', 'la devolución del producto'],
    ['fr', 'réglé rapidement', 'regle rapidement'],
  ] as const)('in %s are the same for %j and %j', async (language, a, b) => {
    const findTerms = await loadTerms(language);
    const stems = (text: string) => new Set(findTerms(text).map(({ stem }) => stem));
    expect(stems(a)).toEqual(stems(b));
    expect(stems(a).size).toBeGreaterThan(0);
  });

  it.each([
    ['en', "don't"],
    ['fr', 'être'],
    ['fr', 'à'],
    ['es', 'también'],
  ] as const)('in %s leave out %j', (language, word) => {
    expect(isStopWord(word, language)).toBe(true);
  });

  it('of 1 MB are found within three seconds', async () => {
    const findTerms = await loadTerms('en');
    const text = Array.from({ length: 120_000 }, (_, i) => `delivery${i % 5_000}`).join(' ');
    const before = process.threadCpuUsage();
    expect(findTerms(text)).toHaveLength(120_000);
    expect(cpuMsSince(before)).toBeLessThan(3_000);
  });
});
