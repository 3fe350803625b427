import { describe, expect, it } from 'vitest';
import { findSentences } from './find-sentences';

const find = (text: string, sentences: string[]) =>
  findSentences(text, sentences, new Set()).map(({ index, start, end }) => [index, text.slice(start, end)]);

describe('findSentences', () => {
  it('finds sentences of Markdown in the rendered text, with their marks', () => {
    expect(
      find('« Pas de file d’attente ! » Nous écrivons. Et vous ?', [
        '« Pas de *file* d’attente ! »',
        'Nous écrivons.',
        'Et vous ?',
      ]),
    ).toEqual([
      [0, '« Pas de file d’attente ! »'],
      [1, 'Nous écrivons.'],
      [2, 'Et vous ?'],
    ]);
  });

  it('finds the text of a link without its address', () => {
    expect(find('See our page for more.', ['See [our page](https://acme.example/a) for more.'])).toEqual([
      [0, 'See our page for more.'],
    ]);
  });

  it('does not take a part of a sentence, or of a word, for one', () => {
    expect(find('We like online booking very much.', ['Online booking', 'online booking', 'like'])).toEqual([]);
    expect(find('Yesterday.', ['Yes'])).toEqual([]);
  });

  it('finds each sentence once, and the same words twice where they are there twice', () => {
    const isFound = new Set<number>();
    expect(findSentences('Hello.', ['Hello.', 'Hello.'], isFound)).toHaveLength(1);
    expect(findSentences('Hello.', ['Hello.', 'Hello.'], isFound).map(({ index }) => index)).toEqual([1]);
  });

  it('goes on after a sentence that is not there any more', () => {
    expect(find('One. Three.', ['One.', 'Two.', 'Three.'])).toEqual([
      [0, 'One.'],
      [2, 'Three.'],
    ]);
  });

  it('finds nothing for a sentence without a letter', () => {
    expect(find('🚀 … !', ['🚀', '…', '!'])).toEqual([]);
  });
});
