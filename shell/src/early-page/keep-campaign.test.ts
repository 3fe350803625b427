import { beforeAll, beforeEach, expect, it } from 'vitest';
import { keepCampaign } from './keep-campaign';

beforeAll(keepCampaign);
beforeEach(() => {
  history.replaceState(null, '', '/workshops?utm_source=lettre&utm_medium=&page=2');
});

/** The address that the browser would open. */
function follow(href: string, codeAnswers = false): string {
  document.body.innerHTML = `<a href="${href}"><b>Link</b></a>`;
  const link = document.querySelector('a');
  if (codeAnswers) link?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('b')?.click();
  return link?.getAttribute('href') ?? '';
}

it.each([
  ['/workshops/1', /^(?:http:\/\/[^/]+)?\/workshops\/1\?utm_source=lettre$/],
  ['/workshops/1?reserver=1#form', /\/workshops\/1\?reserver=1&utm_source=lettre#form$/],
])('a link to %s takes the campaign of the address along', (href, expected) => {
  expect(follow(href)).toMatch(expected);
});

it.each([
  'https://t.me/declic',
  'mailto:a@example.test',
  '/partners?utm_source=other',
  '/partners?a=b%20c&utm_source=x',
])('leaves %s as it is', (href) => {
  expect(follow(href)).toBe(href);
});

it('leaves a link to the code that answers its click', () => {
  expect(follow('/workshops/1', true)).toBe('/workshops/1');
});

it('changes nothing on a page without a campaign', () => {
  history.replaceState(null, '', '/workshops?page=2');
  expect(follow('/workshops/1?a=b%20c')).toBe('/workshops/1?a=b%20c');
});
