/** Choices in the playground, and tests. Labelled addresses of six countries are in the test beside the action. */
export const examples = [
  {
    name: 'Addresses of three countries',
    input: {
      addresses: [
        '8 bd Voltaire, 75011 PARIS, France',
        'C/ Alcalá, 45, 3º B, 28014 Madrid, Spain',
        '82 clerkenwell rd, london, ec1m5rf',
      ],
    },
    expect: {
      part: {
        rows: [
          {
            parts: { house_number: '8', street: 'boulevard Voltaire', postcode: '75011', city: 'Paris', country: 'FR' },
            formatted: '8 boulevard Voltaire\n75011 Paris',
            postcode_valid: true,
            issues: [],
          },
          { formatted: 'Calle Alcalá, 45, 3º B\n28014 Madrid', parts: { region: 'Madrid' } },
          {
            formatted: '82 Clerkenwell Road\nLondon\nEC1M 5RF',
            parts: { country: 'GB' },
            confidence: { country: 0.9 },
            country_from: 'form',
          },
        ],
        summary: { total: 3, complete: 3, incomplete: 0, unread: 0 },
      },
    },
  },
  {
    name: 'A house in Toulouse',
    source: 'OpenCage address-formatting test cases, fr',
    input: { addresses: ['17 Rue du Médecin-Colonel Calbairac, 31000 Toulouse, France'] },
    expect: {
      part: {
        rows: [
          { formatted: '17 Rue du Médecin-Colonel Calbairac\n31000 Toulouse', confidence: { postcode: 1, country: 1 } },
        ],
      },
    },
  },
  {
    name: 'Columns of a spreadsheet, with what is missing',
    input: {
      country: 'France',
      addresses: [
        { adresse: '12 rue des Fleurs', code_postal: '6000', ville: 'NICE' },
        { adresse: 'Chez Paul', ville: 'Lyon' },
      ],
    },
    expect: {
      part: {
        rows: [
          { parts: { postcode: '06000', city: 'Nice' }, postcode_valid: true },
          { parts: { postcode: null }, postcode_valid: null, issues: ['number_missing', 'postcode_missing'] },
        ],
        summary: { total: 2, complete: 1, incomplete: 1, unread: 0 },
      },
    },
  },
  {
    name: 'American addresses',
    source: 'OpenCage address-formatting test cases, us',
    input: { addresses: '301 Hamilton Avenue, Palo Alto, CA 94303, United States of America' },
    expect: { part: { rows: [{ formatted: '301 Hamilton Ave\nPalo Alto, CA 94303' }] } },
  },
] as const;
