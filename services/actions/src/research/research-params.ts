import { jsonParam, textParam } from '../engine/params';
import { TEXT, either, items, itemsOrText, textOr, texts } from '../engine/json-forms';
import { sourceLanguageParam } from '../engine/language-param';

const DOCUMENT = texts(['title', 'url', 'text', 'html']);

/** Parameters of the actions that answer questions from sources. */
export const QUESTION_PARAM = textParam('question', 'Question', {
  required: true,
  placeholder: 'How long is the warranty on tents?',
  validate: { min: 3, max: 500 },
  description: 'One question, in English, French or Spanish.',
});

export const DOCUMENTS_PARAM = jsonParam('documents', 'Documents', {
  schema: either(items(textOr(DOCUMENT), { maxItems: 200 }), TEXT, DOCUMENT),
  placeholder: '[{ "title": "…", "text": "…" }]',
  ui: { multiline: true, rows: 8 },
  description:
    'Texts, or objects with text or html, and perhaps title and url. At most 200 with a million characters in all.',
});

export const URLS_PARAM = jsonParam('urls', 'Pages', {
  schema: itemsOrText(TEXT, { maxItems: 20 }),
  placeholder: '["https://example.com/help"]',
  ui: { multiline: true, rows: 3 },
  description: 'Addresses of pages to read, at most 20.',
});

export const QUESTION_LANGUAGE_PARAM = sourceLanguageParam(
  'Of the question',
  'The language of the question and its sources; nothing is translated.',
);
