import { getCountrySpecifications, isQRIBAN, validateIBAN } from 'ibantools';
import { defineAction } from '../../engine/define-action';
import { TEXT_OR_NULL, closedObject, listOf } from '../../engine/output-schema';
import { textParam } from '../../engine/params';
import { findBankIdentifiers } from './bank-identifiers';
import { examples } from './iban_validate.examples';
import { explainIbanError, IBAN_ERRORS, toIbanErrors, type IbanError } from './iban-errors';
import { isSepaCountry } from './sepa-countries';
import search from './iban_validate.search.json';

const specifications = getCountrySpecifications();

export const ibanValidate = defineAction({
  slug: 'iban_validate',
  title: 'Validate an IBAN',
  category: 'Finance & Compliance',
  one_liner: 'Check digits, country format, bank code and printed form',
  credit_cost: 1,
  latency_target_ms: 200,
  latency_class: 'express',
  engine: 'deterministic',
  pool: 'inline',
  limits: { timeoutMs: 1_000, maxInputBytes: 10_000 },

  input: {
    params: [
      textParam('iban', 'IBAN', {
        required: true,
        placeholder: 'FR14 2004 1010 0505 0001 3M02 606',
        validate: { max: 100 },
        description:
          'With or without spaces, hyphens and dots, in capital or small letters; "IBAN" may stand before it.',
      }),
    ],
    ui: { groups: [{ id: 'main', label: 'Account', items: ['iban'] }] },
  },

  output: closedObject({
    valid: {
      type: 'boolean',
      description: 'Country, length, structure and check digits fit. Whether the account exists only its bank knows.',
    },
    country: {
      type: ['string', 'null'],
      description: 'ISO 3166-1 alpha-2 (XK for Kosovo); null when it has no IBANs.',
    },
    check_digits: TEXT_OR_NULL,
    bank_code: {
      type: ['string', 'null'],
      description:
        'National bank code by its position in the IBAN registry; null for an invalid IBAN, and for a country that is not in it.',
    },
    branch_code: { type: ['string', 'null'], description: 'Null where the country has none.' },
    bban: { type: ['string', 'null'], description: 'National account number: what follows the check digits.' },
    electronic: { type: 'string', description: 'Capital letters without separators.' },
    formatted: { type: ['string', 'null'], description: 'Printed form in groups of four; null for an invalid IBAN.' },
    sepa: { type: ['boolean', 'null'], description: 'Whether the country is in the Single Euro Payments Area.' },
    qr_iban: { type: 'boolean', description: 'Whether it is a Swiss or Liechtenstein QR-IBAN.' },
    errors: listOf(closedObject({ code: { enum: IBAN_ERRORS }, message: { type: 'string' } })),
    engine: { const: 'deterministic' },
  }),

  handler({ iban }) {
    const electronic = toElectronicForm(iban);
    const country = electronic.slice(0, 2);
    const expected = Object.hasOwn(specifications, country) ? (specifications[country]?.chars ?? null) : null;
    const errors = findErrors(electronic);
    const valid = errors.length === 0;
    const isKnown = expected !== null;
    return {
      valid,
      country: isKnown ? country : null,
      check_digits: valid ? electronic.slice(2, 4) : null,
      ...(valid ? findBankIdentifiers(electronic) : { bank_code: null, branch_code: null }),
      bban: valid ? electronic.slice(4) : null,
      electronic,
      formatted: valid ? electronic.replaceAll(/.{4}(?=.)/g, '$& ') : null,
      sepa: isKnown ? isSepaCountry(country) : null,
      qr_iban: valid && isQRIBAN(electronic),
      errors: errors.map((code) => ({ code, message: explainIbanError(code, country, expected, electronic.length) })),
    };
  },

  examples,

  ...search,
});

/** Without the separators that people write, the invisible characters that are copied with them, and without the word IBAN before it. */
function toElectronicForm(text: string): string {
  return text
    .replaceAll(/\p{Cf}+/gu, '')
    .trim()
    .toUpperCase()
    .replace(/^IBAN\s*:?\s*(?=[A-Z]{2}|$)/, '')
    .replaceAll(/[\s.\u2010-\u2015-]+/gu, '');
}

function findErrors(electronic: string): IbanError[] {
  if (!/^[A-Z0-9]*$/.test(electronic)) return ['characters'];
  return toIbanErrors(validateIBAN(electronic).errorCodes);
}
