import { describe, expect, it } from 'vitest';
import { ActionRouter } from './action-router';
import { splitRequests } from './split-requests';
import type { RoutedAction } from './training-texts';

const action = (slug: string, title: string, en: string[], fr: string[] = [], es: string[] = []): RoutedAction => ({
  ...{ slug, title, one_liner: title, tags: [], aliases: [] },
  utterances: { en, fr, es },
});

const shop = [
  action(
    'email_check',
    'Check an email',
    ['is this email valid', 'verify an address of mail'],
    ['vérifier un email'],
    ['comprobar un correo'],
  ),
  action(
    'iban_check',
    'Check an IBAN',
    ['is this bank account right', 'check an iban'],
    ['contrôler un rib'],
    ['validar una cuenta bancaria'],
  ),
  action(
    'pdf_summary',
    'Summarise a PDF',
    ['sum up this document', 'key points of a pdf'],
    ['résumer un pdf'],
    ['resumir un documento'],
  ),
];
const router = new ActionRouter(shop);

describe('the router', () => {
  it.each([
    ['please check someone@example.com', 'email_check'],
    ['DE75 5121 0800 1245 1261 99 ok?', 'iban_check'],
    ['condense this pdf', 'pdf_summary'],
    ['une synthèse de ce rapport.pdf', 'pdf_summary'],
    ['mi banco me dio esta cuenta bancaria', 'iban_check'],
  ])('leads "%s" to %s', (message, slug) => {
    const { candidates, isOutOfScope } = router.route(message);
    expect([candidates[0]?.slug, isOutOfScope]).toEqual([slug, false]);
  });

  it('names the words that speak for an action', () => {
    expect(router.route('condense this pdf').candidates[0]?.matched).toContain('pdf');
  });

  it.each(['good evening', 'qui a inventé le téléphone', 'buenas noches', 'zzzz', '', '   ', '?!'])(
    'finds "%s" out of scope',
    (message) => {
      expect(router.route(message).isOutOfScope).toBe(true);
    },
  );

  it('sees two requests in one message, and is then sure of none', () => {
    const { asksTwo, probability, candidates } = router.route('check this iban and sum up the pdf');
    expect(asksTwo).toBe(true);
    expect(probability).toBe(0);
    expect(candidates.slice(0, 2).map(({ slug }) => slug)).toEqual(['iban_check', 'pdf_summary']);
  });

  it('learns the same from the same texts', () => {
    const again = new ActionRouter(shop).route('verify my bank account');
    expect(again).toEqual(router.route('verify my bank account'));
  });

  it('is not slowed down by the longest message', () => {
    const startedAt = performance.now();
    router.route('a and b, '.repeat(2_300));
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

it('divides a message at its conjunctions, where both sides have two words', () => {
  expect(splitRequests('read the invoice and find duplicates')).toEqual([['read the invoice', 'find duplicates']]);
  expect(splitRequests('bread and butter')).toEqual([]);
});
