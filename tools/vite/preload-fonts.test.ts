import { expect, it } from 'vitest';
import { fontLinks } from './preload-fonts.ts';

it('names the built files of the fonts that were asked for, and no others', () => {
  const files = ['assets/inter-latin-wght-normal-1.woff2', 'assets/inter-latin-ext-wght-normal-2.woff2', 'assets/a.js'];
  expect(fontLinks(files, ['inter-latin-wght-normal', 'gone']).map(({ attrs }) => attrs?.['href'])).toEqual([
    './assets/inter-latin-wght-normal-1.woff2',
  ]);
});
