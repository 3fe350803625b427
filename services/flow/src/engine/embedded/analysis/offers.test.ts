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
