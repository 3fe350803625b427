import { defineAction } from '../../engine/define-action';
import { SHARE, TEXTS, TEXT_OR_NULL, closedObject, listOf } from '../../engine/output-schema';
import { jsonParam, textParam } from '../../engine/params';
import { TEXT, either, items, mapOf, members, oneOf } from '../../engine/json-forms';
import { RejectedInputError } from '../../engine/run-errors';
import { WRITES_SHORT_TEXT } from '../../engine/run-profiles';
import { readObject, cleanText } from '../../writing/facts';
import { type Language, LANGUAGES } from '../../text/languages';
import { resolveLanguages } from '../../text/resolve-languages';
import { chooseLanguage, LANGUAGE_PARAM, toRegister, TONE_PARAM } from '../../writing/language-choice';
import { classifyIntent } from './email-reply/classify-intent';
import { draftReply } from './email-reply/draft-reply';
import { findTone } from './email-reply/find-tone';
import { fillTemplate } from './email-reply/fill-template';
import { findReference } from './email-reply/find-reference';
import { INTENTS } from './email-reply/intents';
import { readEmail, type ReadEmail } from './email-reply/read-email';
import { chooseTemplate, readTemplates } from './email-reply/read-templates';
import { examples } from './email-auto-reply.examples';
import { llm } from './email-auto-reply.llm';
import search from './email-auto-reply.search.json';

const TEMPLATE = members({ intent: oneOf([...INTENTS, 'any']), language: oneOf(LANGUAGES), body: TEXT }, [
  'intent',
  'body',
]);

const FOUND_WORDS = listOf(
  closedObject({
    in: { enum: ['subject', 'message'] },
    text: { type: 'string' },
    start: { type: 'integer', description: 'Place in the message without quoted parts, in UTF-16 units.' },
    end: { type: 'integer' },
  }),
  { description: 'The words that decided, as they are written, and where.' },
);

const FOUND_INTENT = closedObject({
  intent: { enum: INTENTS },
  confidence: { type: 'number' },
  matched: TEXTS,
  found: FOUND_WORDS,
});

export const emailAutoReply = defineAction({
  slug: 'email-auto-reply',
  title: 'Draft an email reply',
  category: 'Text & Support',
  one_liner: 'Finds intent and language, then drafts a reply from your templates and facts',
  credit_cost: 3,
  llm,
  ...WRITES_SHORT_TEXT,
  limits: { timeoutMs: 8_000, maxInputBytes: 1_000_000 },

  input: {
    params: [
      textParam('email', 'Email', {
        required: true,
        placeholder: 'Hello, where is my order 4711? …',
        validate: { max: 500_000 },
        ui: { multiline: true, rows: 10 },
        description: 'The text of the message, or the raw message with its headers.',
      }),
      jsonParam('templates', 'Templates', {
        schema: either(items(TEMPLATE, { maxItems: 60 }), mapOf(TEXT)),
        placeholder: '[{ "intent": "order_status", "language": "en", "body": "Hello {{customer_name|there}}, ..." }]',
        description: `Your replies by intent (${INTENTS.join(', ')}, any), with {{fact}} or {{fact|text where there is none}}.`,
      }),
      jsonParam('facts', 'Facts', {
        schema: mapOf(TEXT),
        placeholder: '{ "delivery_date": "Thursday 12 March", "agent_name": "Lena", "company": "Acme" }',
        description: 'What the reply may state. Nothing else is stated.',
      }),
      TONE_PARAM,
      LANGUAGE_PARAM,
    ],
    ui: {
      groups: [
        { id: 'message', label: 'Message', items: ['email', 'templates', 'facts'] },
        { id: 'form', label: 'Form', items: ['tone', 'language'] },
      ],
    },
  },

  output: closedObject({
    intent: { enum: INTENTS, description: 'The main one.' },
    confidence: { ...SHARE, description: 'Below 0.5 a person should look at it.' },
    matched: { ...TEXTS, description: 'The words of the message that decided, without accents.' },
    found: FOUND_WORDS,
    intents: listOf(FOUND_INTENT, {
      description: 'All that the sender asks for, the main one first; empty where no words tell.',
    }),
    tone: { enum: ['angry', 'calm'] },
    tone_cues: { ...TEXTS, description: 'What an angry tone was read from.' },
    language: {
      enum: ['en', 'fr', 'es', null],
      description: 'Null for a message in another language: a person should answer it.',
    },
    should_reply: { type: 'boolean', description: 'False for messages of machines: a reply could start a loop.' },
    subject: TEXT_OR_NULL,
    reply: { type: ['string', 'null'], description: 'What is missing stands as [name].' },
    from: closedObject({ name: TEXT_OR_NULL, address: TEXT_OR_NULL }),
    reference: {
      type: ['object', 'null'],
      required: ['text', 'start', 'end'],
      additionalProperties: false,
      properties: {
        text: { type: 'string' },
        start: { type: 'integer', description: 'Place in the message without quoted parts, in UTF-16 units.' },
        end: { type: 'integer' },
      },
      description: 'The order, invoice or file number that the sender names.',
    },
    template: { enum: ['yours', 'built-in', null] },
    facts_used: TEXTS,
    missing: { ...TEXTS, description: 'Facts that the reply needs and that were not given.' },
    engine: { const: 'template' },
  }),

  async handler(input, { warn }) {
    const templates = readTemplates(input.templates);
    const facts = readReplyFacts(input.facts);
    const email = await readEmail(input.email);
    if (email.message === '') throw new RejectedInputError('email', 'The message has no text');
    const text = `${email.subject}. ${email.message}`;
    const language = await chooseLanguage(input.language, text, warn);
    const other = await findOtherLanguage(text, input.language);
    if (other !== null) warn(inOtherLanguage(other));
    const classified = classifyIntent(email.subject, email.message, language);
    const { intent, confidence, intents } = classified;
    const { tone, cues } = await findTone(email.message, language);
    const reference = findReference(email.message) ?? null;
    const found = {
      ...classified,
      tone,
      tone_cues: cues,
      reference,
      language: other === null ? language : null,
    };
    const from = { name: email.fromName, address: email.fromAddress };

    const isAutomatic = email.isAutomatic || intent === 'out_of_office';
    if (isAutomatic) {
      warn('The message was sent by a machine; a reply could start a loop.');
      return { ...found, from, ...NO_REPLY };
    }
    if (confidence < SURE) warn('The intent is not clear from the words of the message; have a person look at it.');

    if (tone === 'angry') warn('The sender is angry; have a person look at the reply.');
    const known = new Map([...derivedFacts(email, reference?.text ?? null, language), ...facts]);
    const chosen = chooseTemplate(templates, intent, language);
    const others = intents.slice(1).map((one) => one.intent);
    if (chosen && others.length > 0)
      warn(`The message also asks for ${others.join(' and ')}, which your template does not answer.`);
    const {
      text: reply,
      used,
      missing,
    } = chosen
      ? fillTemplate(chosen.body, known)
      : draftReply({ intents: [intent, ...others], isAngry: tone === 'angry' }, known, {
          language,
          register: toRegister(input.tone),
        });
    return {
      ...found,
      from,
      should_reply: true,
      subject: email.subject === '' ? null : replySubject(email.subject),
      reply,
      template: chosen ? 'yours' : 'built-in',
      facts_used: used,
      missing,
    };
  },

  examples,
  ...search,
});

const NO_REPLY = { should_reply: false, subject: null, reply: null, template: null, facts_used: [], missing: [] };

const inOtherLanguage = (language: string) =>
  `The message seems to be in "${language}", which is not understood, and the draft is in English; have a person answer it.`;

/** ISO 639-1 of a message in none of the three languages. */
async function findOtherLanguage(text: string, requested: Language | 'auto'): Promise<string | null> {
  const [found] = await resolveLanguages([text], requested);
  return found?.language === null ? found.detected : null;
}

/** Below this the intent is a guess that a person should look at. */
const SURE = 0.5;

/** @throws {RejectedInputError} for facts that are no texts or numbers. */
function readReplyFacts(value: unknown): Map<string, string> {
  const facts = new Map<string, string>();
  for (const [key, raw] of Object.entries(readObject('facts', value ?? {}))) {
    if (raw === null) continue;
    if (typeof raw !== 'string' && typeof raw !== 'number')
      throw new RejectedInputError('facts', `"${key.slice(0, 60)}" must be a text`);
    const text = cleanText('facts', key, String(raw));
    if (text !== '') facts.set(key.toLowerCase(), text);
  }
  return facts;
}

function derivedFacts(email: ReadEmail, reference: string | null, language: string): (readonly [string, string])[] {
  const facts = {
    customer_name: email.fromName,
    customer_email: email.fromAddress,
    subject: email.subject,
    reference,
    language,
  };
  return Object.entries(facts).flatMap(([key, text]) => (text === null || text === '' ? [] : [[key, text] as const]));
}

function replySubject(subject: string): string {
  return /^(?:re|aw|sv)\s*:/iu.test(subject) ? subject : `Re: ${subject}`;
}
