import { cannedWeb } from '../../engine/canned-web';

const PUBLISHED = 'https://docs.google.com/spreadsheets/d/e/2PACX-1vExample/pub?output=csv';

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A file of contacts, with everything',
    input: { file: 'sample:contacts.csv', operations: ['email_check', 'domain', 'phone', 'company', 'geo'] },
    expect: {
      part: {
        rows: [
          {
            Name: 'Ada Lovelace',
            email_verdict: 'valid',
            email_kind: 'company',
            phone_e164: '+442079460018',
            phone_type: 'fixed_line',
            company_domain: 'analytical-engines.co.uk',
            company_name: 'Analytical Engines',
            geo_place: 'London',
            geo_country: 'GB',
          },
          { phone_e164: '+33240123456', company_name: 'Atelier Mercier', latitude: 47.21725, longitude: -1.55336 },
          {
            email_verdict: 'risky',
            email_reasons: 'possible_typo',
            email_suggestion: 'luis.perez@gmail.com',
            company_domain: null,
            phone_e164: '+34914114114',
            geo_country: 'ES',
          },
          { email_kind: 'disposable', phone_e164: null, phone_valid: false, latitude: null },
          { email_verdict: 'invalid', email_domain: null, phone_valid: null, geo_place: null },
        ],
        file: { $file: { name: 'enriched.xlsx' } },
        report: {
          source: 'file',
          rows: 5,
          operations: [
            { operation: 'email_check', column: 'E-mail', filled: 5, without_value: 0, not_found: 0 },
            { operation: 'domain', filled: 4, not_found: 1 },
            { operation: 'phone', column: 'Telephone', filled: 4, without_value: 1 },
            { operation: 'company', filled: 2, not_found: 3 },
            { operation: 'geo', column: 'City', filled: 3, without_value: 1, not_found: 1 },
          ],
        },
      },
    },
  },
  {
    name: 'A published Google sheet',
    input: { sheet_csv_url: PUBLISHED, operations: ['phone'], country: 'España', format: 'csv' },
    given: {
      web: cannedWeb({ [PUBLISHED]: { mime: 'text/csv', body: 'nombre,teléfono\nLuis,91 411 41 14\nAna,\n' } }),
    },
    expect: {
      part: {
        rows: [
          { nombre: 'Luis', phone_e164: '+34914114114', phone_valid: true },
          { nombre: 'Ana', phone_e164: null, phone_valid: null },
        ],
        file: { $file: { name: 'enriched.csv', mime: 'text/csv' } },
        report: { source: 'sheet' },
      },
    },
  },
  {
    name: 'Rows under column names of your own',
    input: {
      rows: [{ Kontakt: 'grace@hopper-systems.com' }, { Kontakt: 'x@gmail.com' }],
      operations: ['company', 'domain'],
      columns: { email: 'Kontakt' },
    },
    expect: {
      part: {
        rows: [
          { company_domain: 'hopper-systems.com', company_name: 'Hopper Systems', email_kind: 'company' },
          { company_domain: null, company_name: null, email_domain: 'gmail.com', email_kind: 'free' },
        ],
      },
    },
  },
  {
    name: 'A reserved domain and the coordinates of Paris',
    source: 'RFC 2606, section 2; GeoNames 2988507; example number of libphonenumber for France',
    input: {
      rows: [{ email: 'user@example.invalid', phone: '01 23 45 67 89', city: 'Paris', country: 'FR' }],
      operations: ['email_check', 'phone', 'geo'],
    },
    expect: {
      part: {
        rows: [
          {
            email_verdict: 'invalid',
            email_reasons: 'reserved_domain',
            phone_e164: '+33123456789',
            phone_valid: true,
            latitude: 48.85341,
            longitude: 2.3488,
          },
        ],
      },
    },
  },
] as const;
