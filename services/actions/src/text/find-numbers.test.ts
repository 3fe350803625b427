import { describe, expect, it } from 'vitest';
import { findMoney } from './find-money';
import { findNumbers } from './find-numbers';
import type { Language } from './languages';

describe('numbers of a text', () => {
  it.each<[string, Language, number[]]>([
    ['1,234 and 1,234.56 and 0.125', 'en', [1234, 1234.56, 0.125]],
    ['1 234,56 et 1.234 et 3,14', 'fr', [1234.56, 1234, 3.14]],
    ['1.234.567 y 12,5', 'es', [1234567, 12.5]],
    ['1,5 million de clients, 2 milliards', 'fr', [1500000, 2e9]],
    ['20k users, 3 m long', 'en', [20000, 3]],
    ['tres días y quince horas', 'es', [3, 15]],
    ['seven of twenty', 'en', [7, 20]],
    ['twenty-two, one hundred and five, two thousand three hundred', 'en', [22, 105, 2300]],
    ['a hundred of a million, half a dozen; one of them', 'en', [100, 1e6, 12]],
    ['quatre-vingt-douze, soixante et onze, deux cent trente, dix-sept', 'fr', [92, 71, 230, 17]],
    ['mille deux cents et quatre-vingts, une vingtaine', 'fr', [1280, 20]],
    ['veintidós, treinta y cinco, doscientos diez, tres mil millones', 'es', [22, 35, 210, 3e9]],
    ['3,5 mil millones; mil', 'es', [3.5e9, 1000]],
    ['-5 degrees, 10-15 people', 'en', [-5, 10, 15]],
    ['version v2, A4, ref_12', 'en', []],
    ['in 2024, the 3rd', 'en', [2024, 3]],
  ])('of %j (%s) are %j', (text, language, values) => {
    const found = findNumbers(text, language);
    expect(found.map(({ value }) => value)).toEqual(values);
    for (const { text: part, start, end } of found) expect(text.slice(start, end)).toBe(part);
  });

  it.each<[string, Language]>([
    ['12 %', 'fr'],
    ['12%', 'en'],
    ['12 percent', 'en'],
    ['12 por ciento', 'es'],
    ['12 pour cent', 'fr'],
  ])('%j is a percentage', (text, language) => {
    expect(findNumbers(text, language)).toMatchObject([{ value: 12, isPercent: true, text }]);
  });
});

describe('money in a text', () => {
  it.each<[string, Language, number, string, string]>([
    ['It costs $1,200.50 a year', 'en', 1200.5, 'USD', '$1,200.50'],
    ['pour 1 234,50 € TTC', 'fr', 1234.5, 'EUR', '1 234,50 €'],
    ['unos 20 euros', 'es', 20, 'EUR', '20 euros'],
    ['EUR 15', 'en', 15, 'EUR', 'EUR 15'],
    ["3 millions d'euros", 'fr', 3000000, 'EUR', "3 millions d'euros"],
    ['£2.3 million', 'en', 2300000, 'GBP', '£2.3 million'],
  ])('%j (%s)', (text, language, amount, currency, part) => {
    expect(findMoney(text, language)).toMatchObject([{ amount, currency, text: part }]);
  });

  it('is not every number', () => {
    expect(findMoney('3 apples, 2 constructor, 20 toString', 'en')).toEqual([]);
  });
});
