import { ApiError } from '@declic/openapi/actions';
import { expect, it } from 'vitest';
import { runFailureMessage } from './run-failure';

it.each([
  [401, 'unauthorized', 'x', 'Invalid API key or authentication failed'],
  [402, 'insufficient_credits', 'x', 'Insufficient credits to execute this action'],
  [402, 'suspended', 'Usage is frozen.', 'Usage is frozen.'],
  [429, 'rate_limited', 'x', 'Rate limit exceeded. Please try again later'],
  [503, 'action_failed', 'The action failed.', 'HTTP 503: The action failed.'],
  [
    502,
    'unknown',
    'Bad Gateway',
    'HTTP 502: The server is not available right now. It should be back soon. Try again in a moment.',
  ],
])('says of a %d %s what the specification says', (status, code, title, words) => {
  expect(runFailureMessage(new ApiError(status, code, title))).toBe(words);
});

it('says that no answer came', () => {
  expect(runFailureMessage(new TypeError('Failed to fetch'))).toMatch(/^We could not reach the server\./);
});
