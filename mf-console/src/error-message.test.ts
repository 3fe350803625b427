import { ApiError } from '@declic/openapi/accounts';
import { expect, it } from 'vitest';
import { errorMessage, refusalMessage } from './error-message';

const response = (status: number, statusText: string) => new Response(null, { status, statusText });

it('says what the service said', () => {
  const problem = { code: 'rate_limited', title: 'Too many attempts.' };
  expect(errorMessage(ApiError.from(response(429, 'Too Many Requests'), problem), 'Failed to load tools')).toBe(
    'Too many attempts.',
  );
});

it('has its own words for what something in between said, and for no answer at all', () => {
  expect(errorMessage(ApiError.from(response(502, 'Bad Gateway'), undefined), 'Failed to load tools')).toBe(
    'Failed to load tools',
  );
  expect(errorMessage(new TypeError('Failed to fetch'), 'Failed to load tools')).toBe('Failed to load tools');
});

it('has the specified words for what the service refuses without a word, and names every other failure as what it is', () => {
  const words = (error: unknown) => refusalMessage(error, 'Authentication failed');
  expect(words(ApiError.from(response(401, ''), undefined))).toBe('Authentication failed');
  expect(words(new TypeError('Failed to fetch'))).toBe(
    'We could not reach the server. Check your connection and try again in a moment.',
  );
  expect(words(ApiError.from(response(503, 'Service Unavailable'), undefined))).toBe(
    'The server is not available right now. It should be back soon. Try again in a moment.',
  );
  expect(words(ApiError.from(response(503, ''), { code: 'busy', title: 'Too many calls at once.' }))).toBe(
    'Too many calls at once.',
  );
});
