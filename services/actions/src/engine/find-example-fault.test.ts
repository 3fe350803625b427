import { expect, it } from 'vitest';
import { findExampleFault } from './find-example-fault';

it.each([
  [{ data: { a: 1 } }, { a: 1 }, null],
  [{ data: { a: 1 } }, { a: 1, b: 2 }, 'The answer is another one: {"a":1,"b":2}'],
  [{ part: { a: 1 } }, { a: 1, b: 2 }, null],
  [{ part: { a: [{ b: 1 }] } }, { a: [{ b: 1, c: 2 }] }, null],
  [{ part: { a: [{ b: 1 }] } }, { a: [{ b: 1 }, { b: 2 }] }, 'The answer differs at /a: {"a":[{"b":1},{"b":2}]}'],
  [{ part: { a: { b: null } } }, { a: { b: 0 } }, 'The answer differs at /a/b: {"a":{"b":0}}'],
  [{ part: { a: { b: 1 } } }, { a: [1] }, 'The answer differs at /a: {"a":[1]}'],
  [{ part: { a: new Date(0) } }, { a: '1970-01-01T00:00:00.000Z' }, null],
])('expected %j, answered %j: %s', (expected, answer, fault) => {
  expect(findExampleFault({ expect: expected }, answer)).toBe(fault);
});
