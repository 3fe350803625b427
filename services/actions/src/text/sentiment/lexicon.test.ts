import { describe, expect, it } from 'vitest';
import { ENGLISH } from './lexicon-en';
import { SPANISH } from './lexicon-es';
import { FRENCH } from './lexicon-fr';
import { loadLexicon } from './load-lexicon';
import { matchPhrase } from './phrase-table';
import { toSentimentTokens } from './sentiment-tokens';

describe.each([
  ['en', ENGLISH],
  ['fr', FRENCH],
  ['es', SPANISH],
] as const)('the lexicon of %s', (language, source) => {
  const phrases = source.phrases.flatMap(([valence, text]) => text.split('|').map((phrase) => ({ phrase, valence })));
  const lists = [source.negatorPhrases, source.notNegating, source.limits, source.concessions];
  const listed = lists.flatMap((text) => text.split('|'));

  it('finds each phrase in its own text, with its valence', async () => {
    const lexicon = await loadLexicon(language);
    const missed = phrases.filter(({ phrase, valence }) => {
      const tokens = toSentimentTokens(
        phrase.replaceAll(/\* |_/gu, (sign) => (sign === '_' ? 'x' : '')).replaceAll('#', '3'),
      );
      const match = matchPhrase(tokens, 0, lexicon.phrases);
      return match?.phrase.valence !== valence || match.last !== tokens.length - 1;
    });
    expect(missed).toEqual([]);
  });

  it('writes elided words as a text does, with their apostrophe', () => {
    const all = [...phrases.map(({ phrase }) => phrase), ...listed];
    expect(
      all.filter((phrase) => /(?:^| )(?:[bcdfghj-np-tv-xz]|(?:quel|jus|lors|puis)?qu|aujourd)(?: |$)/u.test(phrase)),
    ).toEqual([]);
  });

  it('has single words only where single words are looked up', () => {
    const { words, negated, phrases: _, negatorPhrases, notNegating, limits, concessions, ...sets } = source;
    const entries = [...words, ...negated].map(([, text]) => text).concat(Object.values(sets));
    const single = entries.flatMap((text) => text.split(' ')).map((entry) => entry.replace('=', ''));
    expect(single.filter((entry) => toSentimentTokens(entry).length !== 1)).toEqual([]);
  });
});
