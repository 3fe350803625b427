import type { Param } from '../engine/input-schema';
import { sourceLanguageParam } from '../text/language-param';

/** Parameters of the actions that answer questions from sources. */
export const QUESTION_PARAM = {
  key: 'question',
  label: 'Question',
  kind: 'string',
  required: true,
  placeholder: 'How long is the warranty on tents?',
  validate: { min: 3, max: 500 },
  description: 'One question, in English, French or Spanish.',
} as const satisfies Param;

export const DOCUMENTS_PARAM = {
  key: 'documents',
  label: 'Documents',
  kind: 'json',
  placeholder: '[{ "title": "…", "text": "…" }]',
  ui: { multiline: true, rows: 8 },
  description:
    'Texts, or objects with text or html, and perhaps title and url. At most 200 with a million characters in all.',
} as const satisfies Param;

export const URLS_PARAM = {
  key: 'urls',
  label: 'Pages',
  kind: 'json',
  placeholder: '["https://example.com/help"]',
  ui: { multiline: true, rows: 3 },
  description: 'Addresses of pages to read, at most 20.',
} as const satisfies Param;

export const QUESTION_LANGUAGE_PARAM = sourceLanguageParam(
  'Of the question',
  'The language of the question and its sources; nothing is translated.',
);
