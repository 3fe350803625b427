import { expect, it } from 'vitest';
import { readText } from './testing/read-text';

const WORDS = 'apple river never cloud stone late table green nobody lamp wood brick ocean lost cost paper wind'.split(
  ' ',
);

/** The same words in an order that repeats no phrase for long. */
const shuffled = (length: number) =>
  Array.from({ length: length / 5 }, (_, place) => WORDS[(place * place + 7 * place + (place >> 3)) % WORDS.length])
    .join(' ')
    .slice(0, length);

it('takes nothing from 45,000 characters of words in no order', async () => {
  expect(await readText(shuffled(45_000))).toEqual({});
});

it('takes no complaint that says one thing again and again', async () => {
  const found = await readText(`Small clinics struggle with no-shows. ${'they lose money '.repeat(8)}`);
  expect(found.pain_points).toEqual(['Struggle with no-shows']);
});

it.each([
  'const sum = items.reduce((a, b) => a + b.price, 0);\nfunction render(b) { return b.price; }\nif (items) { return b.price; }',
  'See https://acme.example/pricing/teams and https://acme.example/pricing/solo\nMore at www.acme.example/pricing',
  'Write to sales@acme.example or to sales@acme.example.\nBilling: billing@acme.example, sales@acme.example',
])('takes nothing from %j', async (text) => {
  expect(await readText(text)).toEqual({});
});

it('lists topics without addresses', async () => {
  expect(await readText('Topics: https://acme.example/a, hiring, www.acme.example')).toEqual({ pillars: ['Hiring'] });
});
