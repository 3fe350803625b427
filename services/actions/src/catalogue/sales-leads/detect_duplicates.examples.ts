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
  {
    name: 'Restaurants of two guides',
    source:
      'Fodor and Zagat restaurants (Tejada, Knoblock and Minton 2001): records 1 to 6 and a single one, with their classes',
    input: {
      records: [
        {
          name: "arnie morton's of chicago",
          addr: '435 s. la cienega blv.',
          city: 'los angeles',
          phone: '310/246-1501',
        },
        {
          name: "arnie morton's of chicago",
          addr: '435 s. la cienega blvd.',
          city: 'los angeles',
          phone: '310-246-1501',
        },
        { name: "art's delicatessen", addr: '12224 ventura blvd.', city: 'studio city', phone: '818/762-1221' },
        { name: "art's deli", addr: '12224 ventura blvd.', city: 'studio city', phone: '818-762-1221' },
        { name: 'campanile', addr: '624 s. la brea ave.', city: 'los angeles', phone: '213/938-1447' },
        { name: 'campanile', addr: '624 s. la brea ave.', city: 'los angeles', phone: '213-938-1447' },
        { name: 'apple pan', addr: '10801 w. pico blvd.', city: 'west la', phone: '310-475-3585' },
      ],
      fields: { company: 'name', address: 'addr', city: 'city', phone: 'phone' },
    },
    expect: { part: { clusters: [{ records: [0, 1] }, { records: [2, 3] }, { records: [4, 5] }] } },
  },
] as const;
