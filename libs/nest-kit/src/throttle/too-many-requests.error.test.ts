import { expect, it } from 'vitest';
import { toProblem } from '../errors/problem';
import { TooManyRequestsError } from './too-many-requests.error';

it('is answered with 429 under its own code and text, and with what a client needs beside them', () => {
  const refusal = { code: 'rate_limited', message: 'Too fast.', extra: { limit: 10 }, headers: { ratelimit: 'r=0' } };
  const error = new TooManyRequestsError(7, refusal);
  expect(toProblem(error, 'request')).toMatchObject({
    status: 429,
    code: 'rate_limited',
    title: 'Too fast.',
    limit: 10,
  });
  expect(error.details.headers).toEqual({ ratelimit: 'r=0', 'retry-after': '7' });
});

it.each([
  [0, '1'],
  [0.2, '1'],
  [2.01, '3'],
])('tells a wait of %d s as %s whole seconds', (seconds, retryAfter) => {
  expect(new TooManyRequestsError(seconds).details.headers).toEqual({ 'retry-after': retryAfter });
});
