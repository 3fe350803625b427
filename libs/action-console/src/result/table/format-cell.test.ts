import { expect, it } from 'vitest';
import { formatCell } from './format-cell';

it.each([
  [null, ''],
  [true, 'true'],
  [['a', 'b'], 'a, b'],
  [[{ a: 1 }], '1 item'],
  [[{ a: 1 }, { a: 2 }], '2 items'],
  [{ name: 'Ada', age: null, more: { x: 1 } }, 'name: Ada'],
  ['x'.repeat(400), `${'x'.repeat(300)}…`],
])('shows %j as %s', (value, text) => expect(formatCell(value)).toBe(text));
