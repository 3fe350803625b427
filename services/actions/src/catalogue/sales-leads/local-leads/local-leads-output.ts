import { closedObject, listOf } from '../../../engine/output-schema';

const TEXT = { type: ['string', 'null'] } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;

/** JSON Schema of the answer. */
export const localLeadsOutput = closedObject({
  place: closedObject({
    name: { type: 'string' },
    country: { ...TEXT, description: 'ISO 3166-1 alpha-2.' },
    latitude: { type: 'number' },
    longitude: { type: 'number' },
  }),
  leads: listOf(
    closedObject({
      name: { type: 'string' },
      category: TEXT,
      phone: { ...TEXT, description: 'E.164; null when it is missing or invalid.' },
      url: TEXT,
      email: TEXT,
      address: TEXT,
      latitude: { type: 'number' },
      longitude: { type: 'number' },
      position: { enum: ['given', 'town'], description: 'town: only the town is known, its centre stands in.' },
      distance_km: { type: 'number', description: 'Straight line, rounded to 10 m.' },
      score: {
        type: 'integer',
        description: 'Out of 100: nearness 40, phone 20, website 15, category 15, address 5, e-mail 5.',
      },
      reasons: { type: 'array', items: { type: 'string' } },
      from: { enum: ['list', 'openstreetmap'] },
    }),
    { description: 'Best first.' },
  ),
  summary: closedObject({
    listed: COUNT,
    found_live: COUNT,
    unnamed: COUNT,
    other_category: COUNT,
    without_position: COUNT,
    outside: COUNT,
    repeated: COUNT,
    kept: COUNT,
  }),
  attribution: { type: 'array', items: { type: 'string' }, description: 'To be shown with the leads.' },
  engine: { const: 'deterministic' },
});
