import type { InputSchema, Param } from '@declic/action-input';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTable } from '../csv/to-table';
import { checkRow } from './check-row';
import type { ParamSource } from './column-mapping';
import { convertCell } from './convert-cell';
import { guessMapping } from './guess-mapping';
import { readNumber } from './read-number';

const aParam = (kind: Param['kind'], values: Partial<Param> = {}): Param => ({
  key: 'value',
  label: 'Value',
  kind,
  ...values,
});
const columnsOf = (schema: InputSchema, header: readonly string[], row: readonly string[] = header) => {
  const { table } = toTable('x', [header, row], true);
  return Object.fromEntries(
    Object.entries(guessMapping(schema, table)).map(([key, source]) => [
      key,
      source.from === 'column' ? header[source.column] : null,
    ]),
  );
};

describe('the guess of columns', () => {
  const schema: InputSchema = {
    params: [
      aParam('string', { key: 'first_name', label: 'First name' }),
      aParam('string', { key: 'email', label: 'Email address' }),
      aParam('string', { key: 'url', label: 'Website' }),
      aParam('number', { key: 'word_count', label: 'Number of words' }),
    ],
  };

  it.each([
    [['first_name', 'email'], { first_name: 'first_name', email: 'email' }],
    [['firstName', 'EMAIL'], { first_name: 'firstName', email: 'EMAIL' }],
    [['Prénom', 'Courriel', 'Site web'], { first_name: 'Prénom', email: 'Courriel', url: 'Site web' }],
    [['Customer e-mail', 'wordCount'], { email: 'Customer e-mail', word_count: 'wordCount' }],
    [['Number of words'], { word_count: 'Number of words' }],
    [['Colour', 'Height'], {}],
  ])('finds the parameters of %j', (header, expected) => {
    expect(columnsOf(schema, header)).toEqual(expected);
  });

  it('gives an exact name before a similar one, and no column twice', () => {
    expect(columnsOf(schema, ['work email', 'email'])).toEqual({ email: 'email' });
  });

  it('finds every parameter by its key in any order and writing', () => {
    const keys = schema.params.map(({ key }) => key);
    const writings = [
      (key: string) => key,
      (key: string) => key.toUpperCase(),
      (key: string) => key.replaceAll('_', ' '),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(keys), fc.constantFrom(...writings), (some, write) => {
        expect(columnsOf(schema, some.map(write))).toEqual(Object.fromEntries(some.map((key) => [key, write(key)])));
      }),
    );
  });
});

describe('a cell', () => {
  const choices = {
    enum: [
      { value: 'fr', label: 'Français' },
      { value: 'en', label: 'English' },
    ],
  };

  it.each([
    ['string', ' a ', ' a '],
    ['string', '   ', undefined],
    ['number', '1 234,5', 1234.5],
    ['number', '-3.25', -3.25],
    ['boolean', 'Oui', true],
    ['boolean', '0', false],
    ['boolean', 'perhaps', 'perhaps'],
    ['enum', 'FRANCAIS', 'fr'],
    ['enum', 'en', 'en'],
    ['enum', 'de', 'de'],
    ['array<enum>', 'fr; English', ['fr', 'en']],
    ['array<enum>', '["fr"]', ['fr']],
    ['json', '{"a":[1]}', { a: [1] }],
  ] as const)('of a parameter of kind %s with %j is %j', (kind, text, value) => {
    expect(convertCell(aParam(kind, choices), text, ';')).toEqual(value);
  });

  it('is trimmed where white space cannot be meant', () => {
    expect(convertCell(aParam('string', { validate: { format: 'email' } }), ' a@b.fr ', ';')).toBe('a@b.fr');
  });

  it.each([
    ['12', 12],
    ['1,5', 1.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1,234,567', 1234567],
    ['1’234', 1234],
    ['0,125', 0.125],
    ['1,234', '1,234'],
    ['1.2.3,4', '1.2.3,4'],
    ['12 apples', '12 apples'],
  ])('with the number %j is read as %j', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it('with a number in English or French notation is that number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom('en-US', 'fr-FR', 'de-DE'),
        (whole, part, locale) => {
          const number = Number(`${whole}.${part}`);
          expect(readNumber(new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(number))).toBe(number);
        },
      ),
    );
  });
});

describe('a row', () => {
  const schema: InputSchema = {
    params: [
      aParam('string', { key: 'email', label: 'Email', required: true, validate: { format: 'email' } }),
      aParam('number', { key: 'words', label: 'Words', validate: { min: 10 } }),
      aParam('json', { key: 'extra', label: 'Extra' }),
      aParam('enum', { key: 'length', label: 'Length', default: 'short', enum: [{ value: 'short', label: 'Short' }] }),
    ],
  };
  const column = (at: number): ParamSource => ({ from: 'column', column: at, separator: ';' });
  const mapping = { email: column(0), words: column(1), extra: column(2) };

  it('has the body that the service validates, with its defaults', () => {
    expect(checkRow(schema, mapping, ['a@b.fr', '12', '{"a":1}'])).toEqual({
      ok: true,
      body: { email: 'a@b.fr', words: 12, extra: { a: 1 }, length: 'short' },
    });
  });

  it('has its problems at their cells', () => {
    expect(checkRow(schema, mapping, ['nobody', '1,234', '{"a":'])).toEqual({
      ok: false,
      problems: [
        { param: 'words', column: 1, message: 'Can be read in two ways: write it without the comma, or with a point' },
        { param: 'extra', column: 2, message: 'Must be valid JSON' },
        { param: 'email', column: 0, message: 'Must be a valid email' },
      ],
    });
  });

  it('misses what comes from no column', () => {
    expect(checkRow(schema, {}, [])).toEqual({
      ok: false,
      problems: [{ param: 'email', column: null, message: 'Email is required' }],
    });
  });
});
