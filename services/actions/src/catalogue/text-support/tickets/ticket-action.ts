import type { Param } from '../../../engine/input-schema';
import { TEXTS, closedObject, countsOf, decidingWordsIn, listOf } from '../../../engine/output-schema';
import { jsonParam } from '../../../engine/params';
import { ID, TEXT, itemsOrText, members, textOr } from '../../../engine/json-forms';
import { EXAMPLES_FORM, LABELS_FORM } from '../../../fields/read-labels';
import { POLARITIES } from '../../../text/sentiment/polarity';

/** What the two actions that classify tickets have in common. */
const TICKET_PARAMS = {
  tickets: jsonParam('tickets', 'Tickets', {
    schema: itemsOrText(textOr(members({ id: ID, subject: TEXT, text: TEXT })), { maxItems: 10_000 }),
    required: true,
    placeholder: '["I was charged twice", { "id": 7, "subject": "Login", "text": "My account is locked" }]',
    description: 'At most 10,000 texts, or objects with "text" and, if wanted, "id" and "subject".',
  }),
  labels: jsonParam('labels', 'Your categories', {
    schema: LABELS_FORM,
    placeholder: '["billing", { "name": "delivery", "keywords": ["parcel", "courier"] }]',
    description:
      'Two to 100 names, or objects with "name", "keywords" and "description". Left out: billing, delivery, returns, account, technical, feature_request, cancellation, how_to, sales.',
  }),
  examples: jsonParam('examples', 'Examples', {
    schema: EXAMPLES_FORM,
    placeholder: '[{ "text": "Where is my parcel?", "label": "delivery" }]',
    description: 'Tickets whose category is known; the categories are learned from them.',
  }),
} as const satisfies Record<string, Param>;

/** The input of both actions; they differ in the default of the language. */
export function ticketInput<const Language extends Param>(language: Language) {
  return {
    params: [TICKET_PARAMS.tickets, TICKET_PARAMS.labels, TICKET_PARAMS.examples, language],
    ui: {
      groups: [
        { id: 'main', label: 'Tickets', items: ['tickets', 'language'] },
        { id: 'labels', label: 'Categories', items: ['labels', 'examples'] },
      ],
    },
  } as const;
}

export const TICKET_OUTPUT = closedObject({
  rows: listOf(
    closedObject({
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
      priority_cues: { ...TEXTS, description: 'What decided the priority; empty where the category or the tone did.' },
      sentiment: { enum: [...POLARITIES, null] },
      why: decidingWordsIn('the ticket', 'The words that decided the category, strongest first, at most 6.'),
    }),
  ),
  summary: closedObject({
    count: { type: 'integer' },
    by_category: listOf(closedObject({ category: { type: 'string' }, count: { type: 'integer' } })),
    by_priority: countsOf('urgent', 'high', 'normal', 'low'),
  }),
  engine: { const: 'extractive' },
});
