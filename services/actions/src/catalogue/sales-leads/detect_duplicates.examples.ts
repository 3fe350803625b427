/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'One customer three times',
    input: {
      records: [
        { id: 1, name: 'Jean Dupont', email: 'jean.dupont@acme.fr', phone: '' },
        { id: 2, name: 'DUPONT Jean', email: '', phone: '06 12 34 56 78' },
        { id: 3, name: 'Jean Dupond', email: 'Jean.Dupont@acme.fr', phone: '+33 6 12 34 56 78' },
        { id: 4, name: 'Marie Dupont', email: 'marie.dupont@acme.fr', phone: '' },
      ],
    },
    expect: {
      part: {
        clusters: [{ id: 1, records: [0, 1, 2] }],
        survivors: [{ cluster: 1, index: 2, merged: { id: 3, name: 'Jean Dupond' }, filled_from: {} }],
        summary: { records: 4, duplicates: 2, unique: 2 },
      },
    },
  },
  {
    name: 'Companies under columns of your own',
    input: {
      records: [
        { 'Raison sociale ': 'Boulangerie Martin SARL', rue: '12 rue de la Paix', cp: '75002' },
        { 'Raison sociale ': 'BOULANGERIE MARTIN', rue: '12, r. de la Paix', cp: '75002' },
        { 'Raison sociale ': 'Garage Martin', rue: '3 rue de la Paix', cp: '75002' },
      ],
      fields: { company: 'Raison sociale ', address: 'rue', postcode: 'cp' },
    },
    expect: {
      part: {
        clusters: [{ records: [0, 1] }],
        pairs: [
          {
            a: 0,
            b: 1,
            reasons: [{ field: 'company', agreement: 'same' }, { field: 'address' }, { field: 'postcode' }],
          },
        ],
      },
    },
  },
  {
    name: 'A family that shares a phone',
    input: {
      records: [
        { nombre: 'Ana Pérez', teléfono: '912345678' },
        { nombre: 'Luis Pérez', teléfono: '912345678' },
      ],
    },
    expect: {
      part: { clusters: [], pairs: [], survivors: [], summary: { records: 2, duplicates: 0, unique: 2 } },
    },
  },
] as const;
