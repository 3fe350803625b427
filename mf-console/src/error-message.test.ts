import { ApiError } from '@declic/openapi/accounts';
import { expect, it } from 'vitest';
import { errorMessage } from './error-message';

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
