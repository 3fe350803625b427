import { expect, it } from 'vitest';
import { fill, withClaims } from './claims';

const texts = import.meta.glob<object>('./i18n/**/*.json', { import: 'default', eager: true });

/** Filled in where the text is shown. */
const LATER = /\{(?:n|title|slug)\}/g;

it.each(Object.entries(texts))('%s has a figure for each of its names', (_file, source) => {
  expect(JSON.stringify(withClaims(source)).replaceAll(LATER, '')).not.toMatch(/\{\w+\}/);
});

it('leaves the figures of the offer to one place', () => {
  for (const source of Object.values(texts))
    expect(JSON.stringify(source)).not.toMatch(/\b500 cr|\b100 prem|\b100 acc|\b100\+|\+80\b|\b40\+/);
});

it('fills in values by their names', () => {
  expect(fill('{n} of {all}', { n: 3 })).toBe('3 of {all}');
});
