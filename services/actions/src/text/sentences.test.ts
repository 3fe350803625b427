import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import type { Language } from './languages';
import { splitSentences } from './sentences';

const texts = (text: string, language?: Language) => splitSentences(text, language).map((sentence) => sentence.text);

describe('the sentences of a text', () => {
  it.each<[string, Language, string[]]>([
    ['It works. It is fast!', 'en', ['It works.', 'It is fast!']],
    [
      'Dr. Smith called Mr. J. R. Jones at 5 p.m. today. He agreed.',
      'en',
      ['Dr. Smith called Mr. J. R. Jones at 5 p.m. today.', 'He agreed.'],
    ],
    [
      'It costs $3.50, i.e. less. See No. 5. No. I refuse.',
      'en',
      ['It costs $3.50, i.e. less.', 'See No. 5.', 'No.', 'I refuse.'],
    ],
    ['M. Dupont a payé 1.234,50 €. Mme Lefèvre aussi !', 'fr', ['M. Dupont a payé 1.234,50 €.', 'Mme Lefèvre aussi !']],
    ['« Vraiment ? » demanda-t-il. Oui.', 'fr', ['« Vraiment ? » demanda-t-il.', 'Oui.']],
    ['Le Sr. ne répond pas, cf. p. 12. Fin.', 'fr', ['Le Sr. ne répond pas, cf. p. 12.', 'Fin.']],
    [
      'El Sr. García llegó a las 10. ¿Qué dijo Ud.? ¡Nada!',
      'es',
      ['El Sr. García llegó a las 10.', '¿Qué dijo Ud.?', '¡Nada!'],
    ],
    ['Véase pág. 4 y núm. 7. Gracias.', 'es', ['Véase pág. 4 y núm. 7.', 'Gracias.']],
    ['Je ne sais pas… Peut-être demain', 'fr', ['Je ne sais pas…', 'Peut-être demain']],
    [
      'See https://a.com/x?y=1&z=2. Write to a.b@c.org. Done.',
      'en',
      ['See https://a.com/x?y=1&z=2.', 'Write to a.b@c.org.', 'Done.'],
    ],
    ['He said "It is over." Then he left.', 'en', ['He said "It is over."', 'Then he left.']],
  ])('of %j (%s)', (text, language, expected) => {
    expect(texts(text, language)).toEqual(expected);
  });

  it('takes list items and headings as sentences, without their bullets', () => {
    expect(texts('Shopping list\n\n- milk\n- bread. And butter.\n2) wine\n• tea')).toEqual([
      'Shopping list',
      'milk',
      'bread.',
      'And butter.',
      'wine',
      'tea',
    ]);
  });

  it('keeps a sentence that was wrapped together', () => {
    expect(texts('The contract ends on the last day of the month\nunless it is renewed.\nThen it goes on.')).toEqual([
      'The contract ends on the last day of the month\nunless it is renewed.',
      'Then it goes on.',
    ]);
  });

  it('says where each one stands and loses no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aB1.!?… \n«»"-é😀') }), (text) => {
        const sentences = splitSentences(text);
        for (const { text: sentence, start, end } of sentences) expect(text.slice(start, end)).toBe(sentence);
        const letters = (part: string) => part.replace(/[^aBé]/gu, '');
        expect(sentences.map((sentence) => letters(sentence.text)).join('')).toBe(letters(text));
      }),
    );
  });

  it.each([
    ['prose', 'M. Dupont est venu. Il a dit « oui ! » puis 3.5 fois non… Ensuite rien. '],
    ['full stops', '. '],
    ['one line without an end', 'word '],
    ['line breaks', '\n- a'],
    ['abbreviations', 'a.b.c. '],
    ['initials', 'J. R. '],
  ])('of 1 MB of %s are found within two seconds', (_, unit) => {
    const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
    const before = process.threadCpuUsage();
    splitSentences(text, 'fr');
    expect(cpuMsSince(before)).toBeLessThan(2_000);
  });
});
