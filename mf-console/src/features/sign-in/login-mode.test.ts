import { expect, it } from 'vitest';
import { parseLoginMode } from './login-mode';

it.each([
  ['', 'sign-in'],
  ['mode=sign-up', 'sign-up'],
  ['mode=sign-in', 'sign-in'],
  ['mode=recover', 'recover'],
  ['mode=reset', 'reset'],
  ['mode=other', 'sign-in'],
])('reads %j as %s', (search, mode) => {
  expect(parseLoginMode(new URLSearchParams(search))).toBe(mode);
});
