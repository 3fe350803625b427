import { expect, it } from 'vitest';
import { readText } from './testing/read-text';

it.each([
  [
    'Nous proposons un carnet de suivi, une carte de fidélité et un carton.',
    ['Carnet de suivi', 'Carte de fidélité', 'Carton'],
  ],
  [
    'Nous proposons un bilan carbone, une carte de fidélité, un suivi mensuel.',
    ['Bilan carbone', 'Carte de fidélité', 'Suivi mensuel'],
  ],
])('no list ends within a word of %j', async (text, offers) => {
  expect(await readText(text)).toMatchObject({ offers });
});

it('ends a list at the conjunction itself', async () => {
  expect(await readText('Nous proposons un bilan car les prix montent.')).toMatchObject({ offers: ['Bilan'] });
});

it('takes houses and carpenters for customers, and no article', async () => {
  const found = await readText('Nos clients sont des maisons de retraite, des mairies et des carrossiers.');
  expect(found).toMatchObject({ company_types: ['Maisons de retraite', 'Mairies', 'Carrossiers'] });
  expect(found.roles).toBeUndefined();
});
