import { expect, it } from 'vitest';
import { toPlainLine } from './to-plain-line';

it.each([
  ['# Title', 'Title'],
  ['---', ''],
  ['a\n---\nb', 'a – b'],
  ['[press](javascript:alert(1))', 'press)'],
  ['go to javascript:alert(1)', 'go to alert(1)'],
  ['java<b>script:x', 'x'],
  ['<img src=x onerror=y> pay', 'pay'],
  ['[to complete: x]', '(to complete: x)'],
  ['**bold** and `code`', 'bold and code'],
  ['- one', 'one'],
  ['1. one', '1 one'],
  ['snake_case stays, _this_ not', 'snake_case stays, this not'],
  ['C# and 79$/month, 30 %', 'C# and 79$/month, 30 %'],
])('shows %j as %j', (typed, shown) => {
  expect(toPlainLine(typed)).toBe(shown);
});
