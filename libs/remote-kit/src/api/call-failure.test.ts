import { expect, it } from 'vitest';
import { callFailure, failureText } from './call-failure';
import { UserFacingError } from './user-facing-error';

/** As `@declic/openapi` makes it. */
const apiError = (status: number, code: string, message: string, errors: readonly object[] = []) =>
  Object.assign(new Error(message), { name: 'ApiError', status, code, errors, requestId: 'r-1' });

const refused = apiError(409, 'sold_out', 'Every seat is taken.');
const broken = apiError(502, 'unknown', 'The server answered 502.');
const silent = apiError(401, 'unknown', 'The server answered 401.');
const offline = new TypeError('Failed to fetch');

it('says what the service wrote', () => {
  expect(failureText(refused)).toBe('Every seat is taken.');
  expect(failureText(refused, { fallback: 'Booking failed', refused: 'Refused' })).toBe('Every seat is taken.');
  expect(failureText(refused, { quote: (said) => `RPC Error: ${said}` })).toBe('RPC Error: Every seat is taken.');
});

it('puts the words of a screen for a code or a status first', () => {
  expect(failureText(refused, { known: { sold_out: 'Gone.' } })).toBe('Gone.');
  expect(failureText(refused, { known: { 409: 'Taken.' } })).toBe('Taken.');
  expect(failureText(offline, { known: { 'no-answer': 'No line.' } })).toBe('No line.');
  expect(failureText(new DOMException('', 'TimeoutError'), { known: { timeout: 'Slow.' } })).toBe('Slow.');
});

it('quotes nothing that something in between wrote', () => {
  expect(failureText(broken, { quote: (said) => `RPC Error: ${said}`, fallback: 'Failed' })).toBe('Failed');
  expect(failureText(broken)).toBe(
    'The server is not available right now. It should be back soon. Try again in a moment.',
  );
  expect(failureText(offline)).toBe('We could not reach the server. Check your connection and try again in a moment.');
});

it('has words for a refusal without a word, which are not about a server that is away', () => {
  expect(failureText(silent, { refused: 'Authentication failed' })).toBe('Authentication failed');
  expect(failureText(broken, { refused: 'Authentication failed' })).toMatch(/^The server is not available/);
});

it('shows no English of the service on a page in another language', () => {
  expect(failureText(refused, { ownWordsOnly: true, fallback: 'Complet.' })).toBe('Complet.');
});

it('shows the message of a page’s own check', () => {
  expect(failureText(new UserFacingError('No checkout URL received'), { fallback: 'Subscription failed' })).toBe(
    'No checkout URL received',
  );
  expect(failureText(new Error('x is undefined'), { fallback: 'Subscription failed' })).toBe('Subscription failed');
});

it('hands out fields, code and status', () => {
  const fields = [{ in: 'body', field: 'email', message: 'is taken' }];
  expect(callFailure(apiError(422, 'validation_failed', 'Some fields are not valid.', fields))).toEqual({
    text: 'Some fields are not valid.',
    said: 'Some fields are not valid.',
    fields,
    code: 'validation_failed',
    status: 422,
  });
});

it.each([
  [401, 'invalid_credentials'],
  [402, 'insufficient_credits'],
  [404, 'key_not_found'],
  [409, 'sold_out'],
  [422, 'validation_failed'],
])('has no request id for an expected refusal: %i %s', (status, code) => {
  expect(callFailure(apiError(status, code, 'No.')).requestId).toBeUndefined();
});

it.each([
  [400, 'malformed_request'],
  [401, 'unknown'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [422, 'idempotency_key_reused'],
  [429, 'rate_limited'],
  [500, 'internal_error'],
  [502, 'unknown'],
  [503, 'payments_unavailable'],
])('has the request id for what support may have to look up: %i %s', (status, code) => {
  expect(callFailure(apiError(status, code, 'No.')).requestId).toBe('r-1');
});

it('has the request id also for an expected refusal that the page has no words for', () => {
  const fallback = 'Complet.';
  expect(callFailure(refused, { ownWordsOnly: true, fallback }).requestId).toBe('r-1');
  expect(
    callFailure(refused, { ownWordsOnly: true, fallback, known: { sold_out: fallback } }).requestId,
  ).toBeUndefined();
});
