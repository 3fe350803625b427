import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, unwrap } from './api-error';

afterEach(() => vi.useRealTimers());

const answer = (status: number, error?: unknown) =>
  Promise.resolve({ error, response: new Response(null, { status, headers: { 'x-request-id': 'r-1' } }) });

it('gives the data of a success, and undefined for a 204', async () => {
  expect(await unwrap(Promise.resolve({ data: 7, response: new Response() }))).toBe(7);
  expect(await unwrap(answer(204))).toBeUndefined();
});

it('throws the problem of a refusal with its code, fields and request id', async () => {
  const errors = [{ in: 'body', field: 'email', message: 'is required' }];

  await expect(
    unwrap(answer(422, { code: 'validation_failed', title: 'Some fields are not valid.', errors, request_id: 'r-2' })),
  ).rejects.toMatchObject({
    status: 422,
    code: 'validation_failed',
    message: 'Some fields are not valid.',
    errors,
    requestId: 'r-2',
  });
});

it('copes with an answer that is no problem document', async () => {
  const failure = await unwrap(answer(502, '<html>')).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 502,
    code: 'unknown',
    message: 'The server answered 502.',
    requestId: 'r-1',
  });
});

it.each([
  { code: 502, title: null, errors: 'Bad Gateway' },
  { error: { message: 'Bad Gateway' } },
  [{ code: 'x' }],
  'Bad Gateway',
])('takes %j for no problem document, and repeats no status line', async (body) => {
  const response = new Response(null, { status: 502, statusText: 'Bad Gateway' });
  expect(await unwrap(Promise.resolve({ error: body, response })).catch((error: unknown) => error)).toMatchObject({
    code: 'unknown',
    message: 'The server answered 502.',
    errors: [],
  });
});

it.each([
  ['30', 30],
  ['Sun, 22 Nov 2026 10:00:45 GMT', 45],
  ['Sun, 22 Nov 2026 09:59:00 GMT', undefined],
  ['soon', undefined],
  [null, undefined],
])('reads Retry-After %j as %s seconds', (header, seconds) => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  const response = new Response(null, { status: 429, headers: header === null ? {} : { 'retry-after': header } });
  expect(ApiError.from(response, undefined).retryAfter).toBe(seconds);
});

it('keeps the fields of a problem that are fields, and nothing else', async () => {
  const errors = [{ in: 'body', field: 'email', message: 'is taken' }, null, { field: 1, message: 'x' }, 'y'];
  expect(await unwrap(answer(422, { code: 'c', title: 't', errors })).catch((error: unknown) => error)).toMatchObject({
    errors: [errors[0]],
  });
});
