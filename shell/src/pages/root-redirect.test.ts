import { expect, it } from 'vitest';
import { rootRedirect } from './root-redirect';

const browser = { hostname: 'declic.test', languages: ['en-US'], robot: false, owned: false };
const bot = { ...browser, robot: true };

it.each([
  ['fr-CA', '/fr/'],
  ['es', '/es/'],
  ['en-GB', '/en/'],
  ['de-DE', '/en/'],
])('leads a browser that prefers %s to %s', (language, path) => {
  expect(rootRedirect({ ...browser, languages: [language, 'fr'] })).toBe(path);
});

it('leads to the dashboard on a host that starts with app.', () => {
  expect(rootRedirect({ ...browser, hostname: 'app.declic.test' })).toBe('/dashboard');
});

it('leaves a bot where it is when there is a page for it', () => {
  expect(rootRedirect({ ...bot, owned: true })).toBeUndefined();
  expect(rootRedirect(bot)).toBe('/en/');
});
