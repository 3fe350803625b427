import { expect, it, vi } from 'vitest';
import { describeError } from './describe-error';

it('tells an unreachable server from a fault, in the language of the page', () => {
  expect(describeError(new TypeError('Failed to fetch'), 'fr-FR').title).toBe('Le serveur est injoignable');
  expect(describeError(new Error('boom'), 'es').title).toBe('Algo ha salido mal');
  expect(describeError(Object.assign(new Error(), { status: 404 }), 'en').title).toBe('Not found');
});

it('says first of all that one is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(describeError(new Error('boom'), 'en')).toMatchObject({ title: 'You are offline', retry: 'Retry' });
});
