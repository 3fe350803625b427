import { expect, it } from 'vitest';
import { parseCredentialsMode } from './credentials-mode';

it.each([
  ['', 'sign-in'],
  ['mode=sign-up', 'sign-up'],
  ['mode=sign-in', 'sign-in'],
  ['mode=other', 'sign-in'],
])('reads %j as %s', (search, mode) => {
  expect(parseCredentialsMode(new URLSearchParams(search))).toBe(mode);
});
