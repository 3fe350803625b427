import { expect, it } from 'vitest';
import { findCycle } from './find-cycle.ts';

it.each([
  ['a node that leads to itself', { a: ['a'] }, ['a', 'a']],
  ['a cycle of any length', { a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
  ['a cycle behind a node that is not part of it', { a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
  ['no cycle in a chain', { a: ['b'], b: ['c'] }, undefined],
  ['no cycle where two ways lead to one node', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, undefined],
])('finds %s', (_, graph, cycle) => {
  expect(findCycle(new Map(Object.entries<string[]>(graph)))).toEqual(cycle);
});
