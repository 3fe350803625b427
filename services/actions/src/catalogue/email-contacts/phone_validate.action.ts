import { defineAction } from '../../engine/define-action';
import { TEXT_OR_NULL, closedObject } from '../../engine/output-schema';
import { textParam } from '../../engine/params';
import { readCountry } from './country-code';
import { countryParam } from './country-param';
import { loadPhoneReader, PHONE_PROBLEMS, PHONE_TYPES } from './phone-number';
import { examples } from './phone_validate.examples';
import search from './phone_validate.search.json';

export const phoneValidate = defineAction({
  slug: 'phone_validate',
  aliases: ['phone_parse'],
  title: 'Validate a phone number',
  category: 'Email & Contacts',
  one_liner: "Validity, type, country and E.164 format from Google's metadata",
  credit_cost: 1,
  latency_target_ms: 200,
  latency_class: 'express',
  engine: 'deterministic',
  pool: 'inline',
  limits: { timeoutMs: 2_000, maxInputBytes: 10_000 },

  input: {
    params: [
      textParam('phone', 'Phone number', {
        required: true,
        placeholder: '06 12 34 56 78',
        validate: { max: 100 },
        description: 'In any usual form, with or without the country calling code; one number.',
      }),
      countryParam('Of numbers without a calling code: ISO code, or name in English, French, Spanish or German.'),
    ],
    ui: { groups: [{ id: 'main', label: 'Number', items: ['phone', 'country'] }] },
  },

  output: closedObject({
    valid: {
      type: 'boolean',
      description: 'The numbering plan of its country has such numbers. Whether the line is connected is not asked.',
    },
    e164: {
      type: ['string', 'null'],
      description: 'As +33612345678; null when the text is no number, or too short or long for one, as 112.',
    },
    country: { type: ['string', 'null'], description: 'ISO 3166-1 alpha-2; null for numbers of no country (+800).' },
    calling_code: TEXT_OR_NULL,
    type: { enum: [...PHONE_TYPES, null], description: 'Null where the numbering plan does not tell.' },
    extension: TEXT_OR_NULL,
    formats: {
      oneOf: [
        { type: 'null' },
        closedObject({
          international: { type: 'string' },
          national: { type: 'string' },
          rfc3966: { type: 'string', description: 'Link for a page: tel:+33612345678' },
        }),
      ],
      description: 'Null for an invalid number.',
    },
    problem: {
      enum: [...PHONE_PROBLEMS, null],
      description:
        'country_missing: without a calling code, the number needs `country`. not_in_use: right length, unused range.',
    },
    engine: { const: 'deterministic' },
  }),

  async handler({ phone, country }) {
    const home = await readCountry('country', country);
    const read = await loadPhoneReader();
    return read(phone, home);
  },

  examples,

  ...search,
});
