import { describe, expect, it } from 'vitest';
import { RejectedInputError } from '../engine/run-errors';
import type { Language } from '../text/languages';
import { indefiniteArticle, withFrenchDe, withFrenchQue, withSpanishDe } from './agreement';
import { checkSpam } from './check-spam';
import { createComposer } from './compose';
import { cleanText, readFacts, readTexts } from './facts';
import { fillLine } from './fill-line';
import { capitalized, fragmentKind, uncapitalized, withEndMark } from './fragments';
import { hashtagsFrom } from './hashtags';
import { findInventedFacts } from './invented-facts';
import { clipWords, countAdCharacters, countCharacters } from './lengths';
import { createSeededRandom } from './seeded-random';
import { SPAM_EXPRESSIONS } from './spam-words';
import { typeset } from './typeset';
import cases from './writing.cases.json';

const en = { language: 'en', register: 'formal' } as const;
const frTu = { language: 'fr', register: 'familiar' } as const;

describe('agreement', () => {
  it.each(cases.articles)('takes the article of %s', (word, article) => {
    expect(indefiniteArticle(word)).toBe(article);
  });

  it.each(cases.frenchDe)('puts "de" before %s', (name, expected) => {
    expect(withFrenchDe(name)).toBe(expected);
  });

  it('elides "que" and contracts "del"', () => {
    expect(withFrenchQue('Orange')).toBe('qu’Orange');
    expect(withSpanishDe('el equipo')).toBe('del equipo');
    expect(withSpanishDe('El Corte Inglés')).toBe('de El Corte Inglés');
  });
});

describe('fragments', () => {
  it.each(cases.fragments)('reads %j in %s as %s', (text, language, kind) => {
    expect(fragmentKind(text, language as Language)).toBe(kind); // as the file has it
  });

  it('changes capitals only where no name can be meant', () => {
    expect(uncapitalized('The new site')).toBe('the new site');
    expect(uncapitalized('Airbus orders')).toBe('Airbus orders');
    expect(capitalized('été indien')).toBe('Été indien');
    expect(capitalized('iPhone cases')).toBe('iPhone cases');
    expect(withEndMark('done')).toBe('done.');
    expect(withEndMark('done!')).toBe('done!');
  });
});

describe('fillLine', () => {
  const facts = new Map([
    ['company', 'Acme'],
    ['evil', '{company} <a|b> $& $1'],
    ['trigger', 'Vous avez ouvert un site.'],
  ]);

  it('fills slots, and gives null where a fact is missing or of another form', () => {
    expect(fillLine('Hello {company}.', facts, en)).toBe('Hello Acme.');
    expect(fillLine('Hello {first_name}.', facts, en)).toBeNull();
    expect(fillLine('I saw that {company:clause}.', facts, en)).toBeNull();
  });

  it('puts facts in as they are, never as lines', () => {
    expect(fillLine('{evil}', facts, en)).toBe('{company} <a|b> $& $1');
  });

  it('chooses the form of address', () => {
    expect(fillLine('<Vous êtes|Tu es> là', facts, frTu)).toBe('Tu es là');
  });
});

describe('typeset', () => {
  it.each(cases.typeset)('in %s: %j', (language, text, expected) => {
    expect(typeset(text, language as Language)).toBe(expected); // as the file has it
  });
});

describe('facts', () => {
  const slots = { company: ['entreprise', 'empresa'], first_name: ['prenom'] };

  it('knows keys in three languages and forms, and names those it does not', () => {
    const { facts, unknown } = readFacts(
      'prospect',
      { Entreprise: 'Acme', prénom: 'Ada', firstName: 'x', shoe: '42' },
      slots,
    );
    expect([...facts]).toEqual([
      ['company', 'Acme'],
      ['first_name', 'Ada'],
    ]);
    expect(unknown).toEqual(['shoe']);
  });

  it.each([
    [['a'], 'Must be an object'],
    [{ company: { a: 1 } }, '"company" must be a text'],
    [{ company: 'x'.repeat(2_001) }, 'at most 2000'],
    [Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`k${i}`, ''])), 'at most 60 keys'],
  ])('refuses %#', (value, message) => {
    expect(() => readFacts('prospect', value, slots)).toThrow(message);
  });

  it('is not misled by names of the prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__": "x", "constructor": "y", "toString": "z"}');
    expect(readFacts('prospect', hostile, slots).facts.size).toBe(0);
  });

  it('joins lines with bullets to a phrase', () => {
    expect(cleanText('offer', 'offer', '- faster planning;\n• fewer calls\n– no paper')).toBe(
      'faster planning; fewer calls; no paper',
    );
    expect(cleanText('offer', 'offer', 'a tool\n- for teams')).toBe('a tool - for teams');
  });

  it('reads lists of texts', () => {
    expect(readTexts('points', '- one\n- two')).toEqual(['one', 'two']);
    expect(() => readTexts('points', ['a', 2])).toThrow(RejectedInputError);
  });
});

describe('lengths', () => {
  it('counts graphemes, and double width for ads', () => {
    expect(countCharacters('👩🏽‍🚀é')).toBe(2);
    expect(countAdCharacters('日本')).toBe(4);
  });

  it('clips at a word', () => {
    expect(clipWords('one two three', 9)).toBe('one two…');
    expect(clipWords('one', 9)).toBe('one');
    expect(clipWords('extraordinarily', 9)).toBe('');
  });
});

describe('checkSpam', () => {
  it('names what it found in three languages', () => {
    expect(checkSpam('FREE MONEY NOW', 'Act now! Click here!! It is guaranteed', 'en').score).toBe(10);
    expect(checkSpam('Bonjour', 'Essai gratuit, sans engagement', 'fr').found).toEqual([
      'essai gratuit',
      'gratuit',
      'sans engagement',
    ]);
    expect(checkSpam('Hola', 'Última oportunidad', 'es').found).toEqual(['ultima oportunidad']);
    expect(checkSpam('A question for Acme', 'Worth a short call?', 'en')).toEqual({ score: 0, found: [] });
  });

  it('lists expressions without accents and empty entries', () => {
    for (const expression of Object.values(SPAM_EXPRESSIONS).flat()) expect(expression).toMatch(/^[a-z0-9%' -]{4,}$/);
  });
});

describe('findInventedFacts', () => {
  it('finds numbers, addresses and names that no input holds', () => {
    expect(findInventedFacts('We saved Airbus 30 % (see https://a.example).', ['We saved 20 %'])).toEqual([
      'https://a.example',
      '30',
      'Airbus',
    ]);
    expect(findInventedFacts('Hello Ada. We saved 20 % at Acme', ['Ada; 20 % at Acme'])).toEqual([]);
  });
});

describe('hashtags', () => {
  it.each([
    ['fr', 'Onboarding des nouveaux salariés', [], ['#OnboardingNouveauxSalariés']],
    ['es', 'Abrimos tienda en Bilbao el 3 de octubre', ['Aceite de Jaén'], ['#Bilbao', '#Jaén']],
    ['fr', 'Nous arrivons à Lyon avec l’équipe d’Airbus demain matin', [], ['#Lyon', '#Airbus']],
    ['en', 'We replaced our daily stand-up with a written update', [], []],
    ['en', 'Our café now opens at 7 on weekdays', [], []],
    ['en', '2026', [], []],
  ] as const)('in %s from %j are a short topic and names', (language, topic, texts, tags) => {
    expect(hashtagsFrom(topic, texts, language, 3)).toEqual(tags);
  });
});

describe('createComposer', () => {
  const grammar = { opening: ['A {company}', 'B {company}', 'C {missing}'] };
  const compose = () => createComposer(grammar, new Map([['company', 'Acme']]), en, createSeededRandom('x'));

  it('gives the same lines for the same input, and no line twice while others are left', () => {
    const composer = compose();
    const lines = [composer.line('opening'), composer.line('opening')];
    expect([...lines].sort()).toEqual(['A Acme', 'B Acme']);
    expect(compose().line('opening')).toBe(lines[0]);
  });
});
