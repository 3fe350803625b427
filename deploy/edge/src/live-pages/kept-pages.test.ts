import { expect, it } from 'vitest';
import { KeptPages } from './kept-pages';

const aPage = (canonical: string, html = '<main>3 places</main>', missing = false) => ({
  page: { release: 'mf-workshops@w1', head: { title: 'Atelier', canonical, missing }, styles: '', html, kit: 'k1' },
  from: 0,
});

it('keeps pages by their address, whatever number of other spellings is asked for', () => {
  const kept = new KeptPages();
  kept.set('a', '/workshops/ab', aPage('/workshops/ab'));
  const large = 'x'.repeat(100_000);
  for (let count = 0; count < 500; count += 1) kept.set(`A${count}`, '/workshops/AB', aPage('/workshops/ab', large));
  for (let count = 0; count < 500; count += 1)
    kept.set(`b${count}`, '/workshops/b', aPage('/workshops/b', large, true));

  expect(kept.get('a')).toBeDefined();
  expect([kept.isPage('a'), kept.isPage('A499'), kept.isPage('b499')]).toEqual([true, false, false]);
  expect([kept.get('A0'), kept.get('b499')]).toEqual([undefined, expect.anything()]);
});
