const engine = 'deterministic';
const registry = 'SWIFT IBAN registry';

/** Choices in the playground, and tests. All examples of the registry are in the test beside the action. */
export const examples = [
  {
    name: 'A French account',
    source: registry,
    input: { iban: 'FR14 2004 1010 0505 0001 3M02 606' },
    expect: {
      data: {
        valid: true,
        country: 'FR',
        check_digits: '14',
        bank_code: '20041',
        branch_code: '01005',
        bban: '20041010050500013M02606',
        electronic: 'FR1420041010050500013M02606',
        formatted: 'FR14 2004 1010 0505 0001 3M02 606',
        sepa: true,
        qr_iban: false,
        errors: [],
        engine,
      },
    },
  },
  {
    name: 'A British account without spaces',
    source: registry,
    input: { iban: 'gb29nwbk60161331926819' },
    expect: {
      part: {
        valid: true,
        country: 'GB',
        bank_code: 'NWBK',
        branch_code: '601613',
        formatted: 'GB29 NWBK 6016 1331 9268 19',
      },
    },
  },
  {
    name: 'Two digits swapped',
    input: { iban: 'ES91 2100 0418 4502 0005 1323' },
    expect: {
      part: {
        valid: false,
        country: 'ES',
        bank_code: null,
        formatted: null,
        errors: [
          { code: 'check_digits', message: 'The check digits do not fit: a character is wrong or two are swapped.' },
          {
            code: 'national_check',
            message: 'The check digits inside the account number, which ES prescribes, do not fit.',
          },
        ],
      },
    },
  },
  {
    name: 'A digit missing',
    input: { iban: 'DE89 3704 0044 0532 0130 0' },
    expect: {
      part: {
        valid: false,
        errors: [{ code: 'length', message: 'An IBAN of DE has 22 characters, this one has 21.' }],
      },
    },
  },
  {
    name: 'A country without IBANs',
    input: { iban: 'US64 SVBK US6S 3300 9586 7992' },
    expect: {
      part: { valid: false, country: null, sepa: null, errors: [{ code: 'country' }] },
    },
  },
] as const;
