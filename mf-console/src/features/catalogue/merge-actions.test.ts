import { expect, it } from 'vitest';
import { anAction } from '../../testing/factories';
import { mergeActions } from './merge-actions';

const known = [anAction({ slug: 'a' }), anAction({ slug: 'b' })];

it('is the same list when an answer says nothing new', () => {
  expect(mergeActions(known, [anAction({ slug: 'b' })])).toBe(known);
  expect(mergeActions(known, [])).toBe(known);
});

it('takes newer figures and added actions, and keeps the other objects', () => {
  const merged = mergeActions(known, [anAction({ slug: 'b', credit_cost: 9 }), anAction({ slug: 'c' })]);
  expect(merged.map(({ slug, credit_cost }) => [slug, credit_cost])).toEqual([
    ['a', 1],
    ['b', 9],
    ['c', 1],
  ]);
  expect(merged[0]).toBe(known[0]);
});

it('is what was found where nothing else is known', () => {
  expect(mergeActions([], known)).toBe(known);
});
