import { TEXTS, closedObject, countsOf, listOf } from '../../../engine/output-schema';

export const scoreLeadsOutput = closedObject({
  rows: listOf(
    closedObject({
      index: { type: 'integer', description: 'Place in the list that was sent, from 0.' },
      lead: { type: ['string', 'null'], description: 'Its id, email or name, whichever comes first.' },
      score: { type: 'integer', minimum: 0, maximum: 100 },
      grade: { enum: ['A', 'B', 'C', 'D'], description: 'From 75, from 50, from 25, below.' },
      reasons: listOf(
        closedObject({
          rule: { type: 'string' },
          group: { type: 'string' },
          points: {
            type: 'number',
            description: 'Of the 100. They add up to the score before it is cut at 0 and 100.',
          },
          reason: { type: 'string' },
        }),
      ),
      missing: { ...TEXTS, description: 'What the rules ask for and the lead does not tell.' },
    }),
    { description: 'Best first; leads with the same score in the order given.' },
  ),
  groups_used: { ...TEXTS, description: 'Groups of which at least one lead tells something.' },
  grades: countsOf('A', 'B', 'C', 'D'),
  engine: { const: 'deterministic' },
});
