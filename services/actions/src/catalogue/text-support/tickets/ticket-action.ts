import type { Param } from '../../../engine/input-schema';

/** What the two actions that classify tickets have in common. */
export const TICKET_PARAMS = {
  tickets: {
    key: 'tickets',
    label: 'Tickets',
    kind: 'json',
    required: true,
    placeholder: '["I was charged twice", { "id": 7, "subject": "Login", "text": "My account is locked" }]',
    description: 'At most 10,000 texts, or objects with "text" and, if wanted, "id" and "subject".',
  },
  labels: {
    key: 'labels',
    label: 'Your categories',
    kind: 'json',
    placeholder: '["billing", { "name": "delivery", "keywords": ["parcel", "courier"] }]',
    description:
      'Two to 100 names, or objects with "name", "keywords" and "description". Left out: billing, delivery, returns, account, technical, feature_request, cancellation, how_to, sales.',
  },
  examples: {
    key: 'examples',
    label: 'Examples',
    kind: 'json',
    placeholder: '[{ "text": "Where is my parcel?", "label": "delivery" }]',
    description: 'Tickets whose category is known; the categories are learned from them.',
  },
} as const satisfies Record<string, Param>;

export const TICKET_OUTPUT = {
  type: 'object',
  required: ['rows', 'summary', 'engine'],
  additionalProperties: false,
  properties: {
    rows: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'id',
          'language',
          'reason',
          'category',
          'category_label',
          'confidence',
          'alternative',
          'priority',
          'priority_cues',
          'sentiment',
          'why',
        ],
        additionalProperties: false,
        properties: {
          id: { type: 'string', description: 'The id that was sent, or the place in the list, from 1.' },
          language: { type: ['string', 'null'], description: 'ISO 639-1; null for a text too short to tell.' },
          reason: {
            enum: ['blank', 'language', null],
            description: 'Why it has no category: nothing is written in it, or it is in another language.',
          },
          category: {
            type: ['string', 'null'],
            description: '"other" when none is sure; null for a blank ticket and for one in another language.',
          },
          category_label: { type: ['string', 'null'], description: 'The category in the language of the ticket.' },
          confidence: {
            type: 'number',
            description: 'From 0 to 1: share of the best category of all that speaks for any.',
          },
          alternative: { type: ['string', 'null'], description: 'The second best category.' },
          priority: { enum: ['urgent', 'high', 'normal', 'low', null] },
          priority_cues: {
            type: 'array',
            items: { type: 'string' },
            description: 'What decided the priority; empty where the category or the tone did.',
          },
          sentiment: { enum: ['positive', 'neutral', 'negative', null] },
          why: {
            type: 'array',
            description: 'The words that decided the category, strongest first, at most 6.',
            items: {
              type: 'object',
              required: ['text', 'weight', 'start', 'end'],
              additionalProperties: false,
              properties: {
                text: { type: 'string' },
                weight: { type: 'number' },
                start: { type: 'integer', description: 'Offset in the ticket, in UTF-16 units.' },
                end: { type: 'integer' },
              },
            },
          },
        },
      },
    },
    summary: {
      type: 'object',
      required: ['count', 'by_category', 'by_priority'],
      additionalProperties: false,
      properties: {
        count: { type: 'integer' },
        by_category: {
          type: 'array',
          items: {
            type: 'object',
            required: ['category', 'count'],
            additionalProperties: false,
            properties: { category: { type: 'string' }, count: { type: 'integer' } },
          },
        },
        by_priority: {
          type: 'object',
          required: ['urgent', 'high', 'normal', 'low'],
          additionalProperties: false,
          properties: {
            urgent: { type: 'integer' },
            high: { type: 'integer' },
            normal: { type: 'integer' },
            low: { type: 'integer' },
          },
        },
      },
    },
    engine: { const: 'extractive' },
  },
} as const;
