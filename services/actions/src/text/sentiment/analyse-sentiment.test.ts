import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { loadSentiment } from './analyse-sentiment';

const en = await loadSentiment('en');
const fr = await loadSentiment('fr');
const es = await loadSentiment('es');

describe('the sentiment of a text', () => {
  it.each([
    [en, ['Not only good but cheap.', 'No, it is great.']],
    [fr, ["Ce n'est que du bonheur, un excellent produit.", 'Je ne regrette pas mon achat.']],
    [es, ['No solo es bonito, también es útil.', 'Sin embargo, es bueno.']],
  ])('is positive where praise stands after words of negation or contrast (%#)', (analyse, texts) => {
    expect(texts.map((text) => analyse(text).polarity)).toEqual(['positive', 'positive']);
  });

  it('is negative or neutral where a word of praise or blame is turned', () => {
    expect(fr('Ça ne fonctionne plus.').polarity).toBe('negative');
    expect(en('They solved my problem.').polarity).toBe('neutral');
  });

  it('counts sentences that begin with "but" more than those before', () => {
    expect(en('The screen is ugly. But it is a great phone.').score).toBeGreaterThan(
      en('It is a great phone. The screen is ugly.').score,
    );
  });

  it('is mixed where praise and blame both have weight', () => {
    expect(fr('Les plats sont délicieux. Le service est très lent.').isMixed).toBe(true);
    expect(fr('Les plats sont délicieux.').isMixed).toBe(false);
  });

  it('takes an emoticon only where it stands alone', () => {
    expect(en('THE END:D').score).toBe(0);
    expect(en('fine, see http://a.com').opinions.map(({ text }) => text)).toEqual(['fine']);
    expect(en('ok :(').score).toBeLessThan(en('ok').score);
  });

  it('of 500 kB is found within eight seconds', () => {
    const before = process.threadCpuUsage();
    en('It is not very good, but the staff was nice! 😡 '.repeat(10_000));
    en('good '.repeat(100_000));
    expect(cpuMsSince(before)).toBeLessThan(8_000);
  });
});
