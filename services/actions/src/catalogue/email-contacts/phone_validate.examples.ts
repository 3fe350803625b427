const engine = 'deterministic';
const source = 'Example numbers of libphonenumber';

/** Choices in the playground, and tests. The library's example of every country is in the test beside the action. */
export const examples = [
  {
    name: 'A French mobile number',
    source,
    input: { phone: '06 12 34 56 78', country: 'FR' },
    expect: {
      data: {
        valid: true,
        e164: '+33612345678',
        country: 'FR',
        calling_code: '33',
        type: 'mobile',
        extension: null,
        formats: { international: '+33 6 12 34 56 78', national: '06 12 34 56 78', rfc3966: 'tel:+33612345678' },
        problem: null,
        engine,
      },
    },
  },
  {
    name: 'A London office with an extension',
    input: { phone: '+44 (0)20 7946 0018 ext. 204' },
    expect: {
      part: { valid: true, e164: '+442079460018', country: 'GB', type: 'fixed_line', extension: '204', problem: null },
    },
  },
  {
    name: 'An American number in letters',
    input: { phone: '1-800-FLOWERS', country: 'United States' },
    expect: { part: { valid: true, e164: '+18003569377', type: 'toll_free' } },
  },
  {
    name: 'A number without its country',
    input: { phone: '612 345 678' },
    expect: {
      data: {
        valid: false,
        e164: null,
        country: null,
        calling_code: null,
        type: null,
        extension: null,
        formats: null,
        problem: 'country_missing',
        engine,
      },
    },
  },
  {
    name: 'A digit missing',
    input: { phone: '+34 91 123 45 6' },
    expect: { part: { valid: false, e164: null, country: 'ES', formats: null } },
  },
] as const;
