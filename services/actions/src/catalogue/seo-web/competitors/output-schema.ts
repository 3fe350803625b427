import { CRITERIA, DIMENSIONS } from './criteria';

const EVIDENCE = {
  type: 'object',
  required: ['selector', 'quote'],
  additionalProperties: false,
  properties: {
    selector: { type: 'string', description: 'CSS selector on the page of the site.' },
    quote: { type: ['string', 'null'] },
  },
} as const;

const CELL = {
  type: 'object',
  required: ['site', 'values', 'sources'],
  additionalProperties: false,
  properties: {
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
  },
} as const;

const CRITERION = { enum: CRITERIA.map(({ id }) => id) };

/** JSON Schema of a comparison. */
export const COMPETITOR_OUTPUT = {
  type: 'object',
  required: ['sites', 'matrix', 'gaps', 'summary', 'engine'],
  additionalProperties: false,
  properties: {
    sites: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'url', 'is_own'],
        additionalProperties: false,
        properties: { name: { type: 'string' }, url: { type: ['string', 'null'] }, is_own: { type: 'boolean' } },
      },
    },
    matrix: {
      type: 'array',
      items: {
        type: 'object',
        required: ['criterion', 'dimension', 'label', 'cells'],
        additionalProperties: false,
        properties: {
          criterion: CRITERION,
          dimension: { enum: DIMENSIONS },
          label: { type: 'string' },
          cells: { type: 'array', items: CELL, description: 'One for each site, in the order of `sites`.' },
        },
      },
    },
    gaps: {
      type: 'array',
      description: 'What was not found on a site, but on others.',
      items: {
        type: 'object',
        required: ['site', 'criterion', 'found_on', 'text'],
        additionalProperties: false,
        properties: {
          site: { type: 'string' },
          criterion: CRITERION,
          found_on: { type: 'array', minItems: 1, items: { type: 'string' } },
          text: { type: 'string' },
        },
      },
    },
    summary: { type: 'string' },
    engine: { const: 'extractive' },
  },
} as const;
