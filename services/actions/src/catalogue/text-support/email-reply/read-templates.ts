import { RejectedInputError } from '../../../engine/run-errors';
import { readItems } from '../../../fields/read-items';
import { isRecord } from '@declic/openapi/json';
import { isLanguage, type Language } from '../../../text/languages';
import { isIntent, INTENTS, type Intent } from './intents';

export interface ReplyTemplate {
  readonly intent: Intent | 'any';
  readonly language: Language | null;
  readonly body: string;
}

const MOST = 60;
const LONGEST = 5_000;

/** Reads `[{ intent, language?, body }]` or `{ intent: body }`. @throws {RejectedInputError} naming the item. */
export function readTemplates(value: unknown): ReplyTemplate[] {
  if (value !== undefined && typeof value !== 'object')
    throw new RejectedInputError('templates', 'Must be a list or an object');
  const items = isRecord(value) ? Object.entries(value).map(([intent, body]) => ({ intent, body })) : value;
  return readItems('templates', items, MOST).map((item, index) => readTemplate(item, `Item ${index + 1}`));
}

function readTemplate(item: unknown, name: string): ReplyTemplate {
  const { intent, language, body } = { ...(typeof item === 'object' ? item : {}) } as Record<string, unknown>; // Each field is checked below.
  if (typeof body !== 'string' || body.trim() === '' || body.length > LONGEST)
    throw new RejectedInputError('templates', `${name}: "body" must be a text of at most ${LONGEST} characters`);
  if (intent !== 'any' && !isIntent(intent))
    throw new RejectedInputError('templates', `${name}: "intent" must be "any" or one of ${INTENTS.join(', ')}`);
  if (language !== undefined && !isLanguage(language))
    throw new RejectedInputError('templates', `${name}: "language" must be en, fr or es`);
  return { intent, language: language ?? null, body: body.trim() };
}

/** The most fitting template: of the intent and language, of the intent in any language, then those for any intent. */
export function chooseTemplate(
  templates: readonly ReplyTemplate[],
  intent: Intent,
  language: Language,
): ReplyTemplate | null {
  const fitting = templates.filter((template) => template.language === null || template.language === language);
  const rank = (template: ReplyTemplate) =>
    (template.intent === intent ? 2 : 0) + (template.language === language ? 1 : 0);
  return (
    [...fitting]
      .filter((template) => template.intent === intent || template.intent === 'any')
      .sort((a, b) => rank(b) - rank(a))[0] ?? null
  );
}
