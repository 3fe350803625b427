import { expect, it, vi } from 'vitest';
import { describeError } from './describe-error';

it('tells an unreachable server from a fault, in the language of the page', () => {
  expect(describeError(new TypeError('Failed to fetch'), 'fr-FR').title).toBe('Le serveur est injoignable');
  expect(describeError(new Error('boom'), 'es').title).toBe('Algo ha salido mal');
  expect(describeError(Object.assign(new Error(), { status: 404 }), 'en').title).toBe('Not found');
});

it.each([
  { status: 401, title: 'Your session has ended', message: 'Sign in to go on.' },
  { status: 403, title: 'You cannot see this', message: 'Sign in with an account that may see it, then try again.' },
  { status: 429, title: 'Too many requests', message: 'Wait a moment, then try again.' },
  {
    status: 503,
    title: 'The server is not available right now',
    message: 'It should be back soon. Try again in a moment.',
  },
  { status: 500, title: 'Something went wrong', message: 'It is not your fault. Try again in a moment.' },
])('has words of its own for a $status', ({ status, title, message }) => {
  expect(describeError(Object.assign(new Error(), { status }), 'en')).toMatchObject({ title, message });
});

it('takes a call that was given up for want of an answer for one that did not reach the server', () => {
  expect(describeError(new DOMException('timed out', 'TimeoutError'), 'en').title).toBe(
    'We could not reach the server',
  );
});

it('says first of all that one is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(describeError(new Error('boom'), 'en')).toMatchObject({ title: 'You are offline', retry: 'Retry' });
});
