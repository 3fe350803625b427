import { ApiError } from '@declic/openapi/accounts';
import { expect, it } from 'vitest';
import { describeKeysFailure } from './keys-failure';

it('uses the words of the server, as the specification spells them', () => {
  expect(describeKeysFailure(new ApiError(503, 'unavailable', 'The database is resting.'), 1)).toEqual({
    message: 'Database error: The database is resting.',
    attempts: 'Retry attempts: 1/3',
    isRefusal: false,
    isExhausted: false,
  });
});

it('has words of its own when no answer came', () => {
  expect(describeKeysFailure(new TypeError('Failed to fetch'), 1).message).toBe(
    'Unable to load your API keys. This might be a temporary issue.',
  );
});

it('has words of its own when something in between failed', () => {
  expect(describeKeysFailure(new ApiError(502, 'unknown', 'Bad Gateway'), 1).message).toBe(
    'Unable to load your API keys. This might be a temporary issue.',
  );
});

it('says that the session has ended', () => {
  expect(describeKeysFailure(new ApiError(401, 'no_session', 'Sign in first.'), 1).message).toBe(
    'No active session found',
  );
});

it('is exhausted after three failures', () => {
  expect(describeKeysFailure(new Error(), 2).isExhausted).toBe(false);
  expect(describeKeysFailure(new Error(), 3)).toMatchObject({ attempts: 'Retry attempts: 3/3', isExhausted: true });
});

it.each(['permission denied for table keys', 'violates row-level security policy'])('does not retry %j', (message) => {
  expect(describeKeysFailure(new ApiError(403, 'forbidden', message), 1).isRefusal).toBe(true);
});
