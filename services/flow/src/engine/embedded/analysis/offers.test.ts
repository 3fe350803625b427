import { expect, it } from 'vitest';
import { readText } from './testing/read-text';

it.each([
  ['Hacemos una app de pedidos para restaurantes, bares de tapas y food trucks.', ['App de pedidos']],
  ['We offer payroll to restaurants.', ['Payroll']],
])('leaves the customers out of what is on offer: %j', async (text, offers) => {
  const found = await readText(text);
  expect(found.offers).toEqual(offers);
  expect(found.company_types?.length).toBeGreaterThan(0);
});

it.each([
  ['Nous vendons des chaudières et on installe en 3 semaines.', ['Chaudières']],
  ['Vendemos calderas y instalamos en tres semanas.', ['Calderas']],
])('takes no period for an offer: %j', async (text, offers) => {
  expect((await readText(text)).offers).toEqual(offers);
});

it('takes no single word for a thing on offer as a topic that comes back', async () => {
  const text =
    'Le devis tarde. Un devis se perd. Le plan est faux. Ce plan change. La fuite d’eau coûte. Une fuite d’eau inonde.';
  const { pillars = [] } = await readText(text);
  expect(pillars).not.toContain('Devis');
  expect(pillars).not.toContain('Plan');
  expect(pillars.length).toBeGreaterThan(0);
});

it.each([
  ['We sell payroll to restaurants and a help desk.', ['Payroll', 'Help desk']],
  ['Vendemos nóminas a restaurantes y un teléfono de ayuda.', ['Nóminas', 'Teléfono de ayuda']],
  ['On vend des fiches de paie aux restaurants et une permanence.', ['Fiches de paie', 'Permanence']],
])('finds what is on offer behind the customers of something else: %j', async (text, offers) => {
  const found = await readText(text);
  expect(found.offers).toEqual(offers);
  expect(found.company_types?.map((name) => name.toLowerCase())).toEqual([expect.stringMatching(/^restaurante?s$/)]);
});

it.each([
  'We sell audits and reports. It is $199 a month for one site.',
  'Nous vendons des audits et des rapports. C’est 99 € par mois et par site.',
  'Vendemos auditorías e informes. Son 99 € al mes por local.',
])('takes no price alone for a thing on offer: %j', async (text) => {
  expect((await readText(text)).offers).toHaveLength(2);
});

it('reads on behind an object that is without something', async () => {
  const text = 'Nous fabriquons une antenne pour les vallées sans réseau et nous louons une pompe pour les étés secs.';
  expect((await readText(text)).offers).toContain('Pompe pour les étés secs');
});
