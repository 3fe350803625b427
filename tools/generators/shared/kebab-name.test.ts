import { expect, it } from 'vitest';
import { assertKebabCase, inWords, toPlural } from './kebab-name.ts';

it.each(['billing', 'price-list', 'step-2'])('accepts %s', (name) => {
  expect(() => assertKebabCase(name, 'a name')).not.toThrow();
});

it.each(['', 'Billing', 'price_list', '2-steps', 'price--list', 'price-', '../etc', 'a b'])(
  'refuses %j in a sentence',
  (name) => {
    expect(() => assertKebabCase(name, 'the name of a remote')).toThrow(
      `"${name}" cannot be the name of a remote: use lower-case words`,
    );
  },
);

it('writes names as people do', () => {
  expect(['price-list', 'count_words'].map(inWords)).toEqual(['Price list', 'Count words']);
});

it('knows regular plurals', () => {
  expect(['partner', 'category', 'day', 'box', 'press-kit'].map(toPlural)).toEqual([
    'partners',
    'categories',
    'days',
    'boxes',
    'press-kits',
  ]);
});
