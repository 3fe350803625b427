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

it('hands out fields, code, status and request id', () => {
  const fields = [{ in: 'body', field: 'email', message: 'is taken' }];
  expect(callFailure(apiError(422, 'validation_failed', 'Some fields are not valid.', fields))).toEqual({
    text: 'Some fields are not valid.',
    said: 'Some fields are not valid.',
    fields,
    code: 'validation_failed',
    status: 422,
    requestId: 'r-1',
  });
});
