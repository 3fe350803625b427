import { TEXTS, TEXT_OR_NULL, closedObject, countsOf, listOf, offsetsIn } from '../../../engine/output-schema';
import { VERDICTS } from './verdict';

const SOURCE = {
  number: {
    type: 'integer',
    description: 'Place among the sources, from 1: first those that were sent, then the pages.',
  },
  title: TEXT_OR_NULL,
  url: TEXT_OR_NULL,
} as const;

export const VERIFICATION_OUTPUT = closedObject({
  claims: listOf(
    closedObject({
      claim: { type: 'string' },
      ...offsetsIn('the text'),
      verdict: {
        enum: VERDICTS,
        description: 'What the sources say; "not_found" is no statement about the truth of the claim.',
      },
      confidence: {
        type: 'number',
        description:
          'From 0 to 1: how much of the claim the quote covers; of "not_found", how little the nearest passage does.',
      },
      quote: { type: ['string', 'null'], description: 'The sentence that decides.' },
      source: {
        type: ['object', 'null'],
        required: ['number', 'title', 'url', 'start', 'end'],
        additionalProperties: false,
        properties: {
          ...SOURCE,
          start: {
            type: 'integer',
            description: 'Offset of the quote in the text of the source, in UTF-16 units.',
          },
          end: { type: 'integer' },
        },
      },
      reasons: { ...TEXTS, description: 'The facts that agree, or that conflict as "claim / source", or "negation".' },
    }),
  ),
  summary: countsOf('claims', ...VERDICTS),
  sources: listOf(closedObject(SOURCE)),
  language: { enum: ['en', 'fr', 'es'] },
  engine: { const: 'extractive' },
});
