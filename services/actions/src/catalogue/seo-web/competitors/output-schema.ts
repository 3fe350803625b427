import { TEXT_OR_NULL, closedObject, listOf } from '../../../engine/output-schema';
import { CRITERIA, DIMENSIONS } from './criteria';

const EVIDENCE = closedObject({
  selector: { type: 'string', description: 'CSS selector on the page of the site.' },
  quote: TEXT_OR_NULL,
});

const CELL = closedObject({
  site: { type: 'string' },
  values: {
    type: 'array',
    maxItems: 8,
    items: { type: 'string' },
    description: 'Empty where nothing was found on the page.',
  },
  sources: {
    type: 'array',
    maxItems: 8,
    items: EVIDENCE,
    description: 'Where each value stands, in the same order.',
  },
});

const CRITERION = { enum: CRITERIA.map(({ id }) => id) };

/** JSON Schema of a comparison. */
export const COMPETITOR_OUTPUT = closedObject({
  sites: listOf(closedObject({ name: { type: 'string' }, url: TEXT_OR_NULL, is_own: { type: 'boolean' } })),
  matrix: listOf(
    closedObject({
      criterion: CRITERION,
      dimension: { enum: DIMENSIONS },
      label: { type: 'string' },
      cells: { type: 'array', items: CELL, description: 'One for each site, in the order of `sites`.' },
    }),
  ),
  gaps: listOf(
    closedObject({
      site: { type: 'string' },
      criterion: CRITERION,
      found_on: { type: 'array', minItems: 1, items: { type: 'string' } },
      text: { type: 'string' },
    }),
    { description: 'What was not found on a site, but on others.' },
  ),
  summary: { type: 'string' },
  engine: { const: 'extractive' },
});
