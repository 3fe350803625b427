import { defineAction } from '../../engine/define-action';
import { TEXT_OR_NULL, closedObject, listOf, offsetsIn } from '../../engine/output-schema';
import { jsonParam, textParam } from '../../engine/params';
import { ID, TEXT, either, items, members, textMembers, textOr } from '../../engine/json-forms';
import { READS_TEXTS } from '../../engine/run-profiles';
import { LANGUAGE_PARAM } from '../../engine/language-param';
import { QUESTION_PARAM } from '../../research/research-params';
import { resolveLanguages } from '../../text/resolve-languages';
import { answerQuestion } from './chatbot/answer-question';
import { handOffMessage } from './chatbot/hand-off';
import { readHistory } from './chatbot/read-history';
import { readKnowledge } from './chatbot/read-knowledge';
import { examples } from './custom_chatbot.examples';
import { llm } from './custom_chatbot.llm';
import search from './custom_chatbot.search.json';

export const customChatbot = defineAction({
  slug: 'custom_chatbot',
  title: 'Answer from your knowledge',
  category: 'Text & Support',
  one_liner: 'Answers a question from your FAQ or documents, with sources, and says when it does not know',
  credit_cost: 4,
  llm,
  ...READS_TEXTS,

  input: {
    params: [
      {
        ...QUESTION_PARAM,
        placeholder: 'How long does delivery take?',
        validate: { max: 2_000 },
        ui: { multiline: true, rows: 2 },
        description: 'What a customer asks.',
      },
      jsonParam('knowledge', 'Knowledge', {
        schema: either(
          items(textOr(members({ id: ID, ...textMembers(['question', 'answer', 'title', 'text', 'url']) })), {
            maxItems: 2_000,
          }),
          TEXT,
        ),
        required: true,
        placeholder:
          '[{ "id": "shipping", "question": "How long is delivery?", "answer": "2 to 4 days." }, { "title": "Terms", "text": "…" }]',
        description: 'At most 2,000 entries: "question" and "answer", or "title" and "text"; if wanted "id" and "url".',
      }),
      jsonParam('history', 'Conversation', {
        schema: items(members({ role: TEXT, text: TEXT })),
        placeholder: '[{ "role": "user", "text": "Do you ship to Spain?" }]',
        description: 'Earlier messages, oldest first; the last question helps to understand a short one.',
      }),
      textParam('handoff_contact', 'Contact for hand-off', {
        placeholder: 'support@example.com',
        validate: { max: 200 },
        description: 'Named in the message that is given when a person should answer.',
      }),
      { ...LANGUAGE_PARAM, description: 'Language of question and knowledge. Detected unless given.' },
    ],
    ui: {
      groups: [
        { id: 'main', label: 'Question', items: ['question', 'knowledge'] },
        { id: 'more', label: 'Conversation', items: ['history', 'handoff_contact', 'language'] },
      ],
    },
  },

  output: closedObject({
    answer: {
      type: ['string', 'null'],
      description: 'In the words of the knowledge; null when it does not have the answer.',
    },
    confidence: { type: 'number', description: 'From 0 to 1: how much of the question the source covers.' },
    sources: listOf(
      closedObject({
        id: { type: 'string', description: 'The id that was sent, or the place in the list, from 1.' },
        title: TEXT_OR_NULL,
        url: TEXT_OR_NULL,
        quote: { type: 'string' },
        ...offsetsIn('the text of the source'),
      }),
    ),
    related: listOf(closedObject({ id: { type: 'string' }, title: { type: 'string' } }), {
      description: 'Other entries near the question.',
    }),
    handoff: closedObject({
      needed: { type: 'boolean' },
      reason: { enum: ['requested', 'not_found', 'low_confidence', null] },
      message: { type: ['string', 'null'], description: 'What to tell the customer, in their language.' },
    }),
    language: { enum: ['en', 'fr', 'es'] },
    engine: { const: 'extractive' },
  }),

  async handler({ question, knowledge, history, handoff_contact, language }, { warn }) {
    const items = readKnowledge(knowledge);
    const sample = items.map((item) => item.question ?? item.text.slice(0, 500)).join('. ');
    const [asked, known] = await resolveLanguages([question, sample.slice(0, 20_000)], language);
    const chosen = known?.language ?? asked?.language ?? 'en';
    if (asked?.detected && known?.detected && asked.detected !== known.detected)
      warn(
        `The question seems to be in "${asked.detected}", the knowledge in "${known.detected}": answers are found in one language.`,
      );
    const { reason, ...found } = await answerQuestion({
      question,
      knowledge: items,
      history: readHistory(history),
      language: chosen,
    });
    const spoken = asked?.language ?? chosen;
    const message = reason && handOffMessage(reason, spoken, handoff_contact ?? null);
    return { ...found, handoff: { needed: reason !== null, reason, message }, language: spoken };
  },

  examples,

  ...search,
});
