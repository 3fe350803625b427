import { expect, it } from 'vitest';
import { findMissingFacts } from './missing-facts';

it('finds the marks of each language with their places', () => {
  const text = 'A [to complete: a price] b [à compléter : un prix] c [por completar: un precio] d [note: none]';
  const found = findMissingFacts(text);
  expect(found.map((fact) => fact.text)).toEqual(['a price', 'un prix', 'un precio']);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
    '[to complete: a price]',
    '[à compléter : un prix]',
    '[por completar: un precio]',
  ]);
});
