import { expect, it } from 'vitest';
import { createStatusToken, readStatusToken } from './status-token';

const SEAT = '0198a000-0000-7000-8000-000000000001';
const OTHER = '0198a000-0000-7000-8000-000000000002';

it('reads the state of one booking, signed by this service alone', () => {
  const token = createStatusToken(SEAT, 'secret');

  expect(readStatusToken(token, 'secret')).toBe(SEAT);
  expect(readStatusToken(token, 'another secret')).toBeUndefined();
  expect(readStatusToken(token.replace(SEAT, OTHER), 'secret')).toBeUndefined();
  expect(readStatusToken('', 'secret')).toBeUndefined();
});
