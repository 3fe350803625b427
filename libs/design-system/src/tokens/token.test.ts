import { expect, it } from 'vitest';
import { dark, light } from './palette';
import { declarations, token } from './token';

it('refers to custom properties, so that a theme can change under a component', () => {
  expect(token.color.textMuted).toBe('var(--color-text-muted)');
  expect(token.space[4]).toBe('var(--space-4)');
  expect(token.text.h1).toBe('var(--text-h1)');
});

it('declares the property that the token refers to', () => {
  expect(declarations('color', { textMuted: '#5B5E68' })).toBe('--color-text-muted:#5B5E68;');
});

it('gives both themes the same colours', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});
