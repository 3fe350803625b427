import { COUNT, TEXTS, TEXT_OR_NULL, closedObject, listOf } from '../../../engine/output-schema';

/** JSON Schema of the answer. */
export const localLeadsOutput = closedObject({
  place: closedObject({
    name: { type: 'string' },
    country: { ...TEXT_OR_NULL, description: 'ISO 3166-1 alpha-2.' },
    latitude: { type: 'number' },
    longitude: { type: 'number' },
  }),
  leads: listOf(
    closedObject({
      name: { type: 'string' },
      category: TEXT_OR_NULL,
      phone: { ...TEXT_OR_NULL, description: 'E.164; null when it is missing or invalid.' },
      url: TEXT_OR_NULL,
      email: TEXT_OR_NULL,
      address: TEXT_OR_NULL,
      latitude: { type: 'number' },
      longitude: { type: 'number' },
      position: { enum: ['given', 'town'], description: 'town: only the town is known, its centre stands in.' },
      distance_km: { type: 'number', description: 'Straight line, rounded to 10 m.' },
      score: {
        type: 'integer',
        description: 'Out of 100: nearness 40, phone 20, website 15, category 15, address 5, e-mail 5.',
      },
      reasons: TEXTS,
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
