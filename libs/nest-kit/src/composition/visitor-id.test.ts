import { expect, it } from 'vitest';
import { createVisitorId, readVisitorId, visitorCookie } from './visitor-id';

it('reads the id that it set, among other cookies', () => {
  const id = createVisitorId();
  const cookie = visitorCookie(id, { secure: true });

  expect(cookie).toBe(`declic_visitor=${id}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`);
  expect(readVisitorId(`a=b; ${cookie.split(';')[0]}; c=d`)).toBe(id);
  expect(visitorCookie(id, { secure: false })).not.toContain('Secure');
});

it.each([
  undefined,
  '',
  'other=1',
  'declic_visitor=',
  'declic_visitor=short',
  `declic_visitor=${'x'.repeat(23)}`,
  `x_declic_visitor=${'x'.repeat(22)}`,
])('reads no id from %s', (cookies) => {
  expect(readVisitorId(cookies)).toBeUndefined();
});
