import { expect, it } from 'vitest';
import { guessLanguage } from './guess-language';
import { readMessage } from './read-message';

it('folds words, drops elided articles, and names typed data by its kind', () => {
  expect(readMessage('Vérifie l’adresse paul@example.org').words).toEqual(['verifie', 'adresse', '@email']);
  expect(readMessage('open https://example.org/a.pdf').words).toEqual(['open', '@url', '@pdf']);
});

it('reads both ends of a long message only', () => {
  const { words } = readMessage(`first ${'middle '.repeat(2_000)} last`);
  expect(words.length).toBeLessThan(250);
  expect([words[0], words.at(-1)]).toEqual(['first', 'last']);
});

it.each([
  ['can you read this for me', 'en'],
  ['est-ce que vous pouvez lire ça', 'fr'],
  ['puedes leer esto para mí', 'es'],
  ['pdf', 'en'],
])('guesses the language of "%s": %s', (text, language) => {
  expect(guessLanguage(readMessage(text))).toBe(language);
});
