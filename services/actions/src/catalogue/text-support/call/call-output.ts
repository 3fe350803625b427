import { NUMBER_OR_NULL, TEXT_OR_NULL, closedObject, listOf } from '../../../engine/output-schema';

const MOMENT = {
  quote: { type: 'string', description: 'As it was said.' },
  speaker: TEXT_OR_NULL,
  time: { type: ['string', 'null'], description: 'HH:MM:SS of the turn; null without times.' },
  turn: { type: 'integer', description: 'Number of the turn, from 1.' },
} as const;

const MOMENTS = listOf(closedObject(MOMENT));

const TASK = {
  ...MOMENT,
  owner: { type: ['string', 'null'], description: 'Null when the call does not say.' },
  due_date: { type: ['string', 'null'], description: 'YYYY-MM-DD; null when no day is named.' },
  due_text: { type: ['string', 'null'], description: 'The words that name the day.' },
} as const;

const SPEAKER = {
  name: { type: 'string' },
  turns: { type: 'integer' },
  words: { type: 'integer' },
  seconds: { type: ['number', 'null'], description: 'Null where not every turn has a beginning and an end.' },
  share: { type: 'number', description: 'From 0 to 1, of the time or, without times, of the words of all speakers.' },
  questions: { type: 'integer' },
} as const;

export const CALL_OUTPUT = closedObject({
  summary: { ...MOMENTS, description: 'The most central sentences, at most 5, in the order of the call.' },
  decisions: MOMENTS,
  actions: listOf(closedObject(TASK)),
  objections: MOMENTS,
  stats: closedObject({
    turns: { type: 'integer' },
    basis: { enum: ['time', 'words'], description: 'What the shares are of.' },
    duration_seconds: NUMBER_OR_NULL,
    words: { type: 'integer' },
    speakers: listOf(closedObject(SPEAKER)),
  }),
  language: { enum: ['en', 'fr', 'es'] },
  engine: { const: 'extractive' },
});
