import { choices } from '../../engine/choices';
import { defineAction } from '../../engine/define-action';
import { TEXTS, closedObject } from '../../engine/output-schema';
import { choiceParam, jsonParam } from '../../engine/params';
import { TEXT, items, itemsOrText, members, textMembers, texts } from '../../engine/json-forms';
import { RejectedInputError } from '../../engine/run-errors';
import { WRITES_SHORT_TEXT } from '../../engine/run-profiles';
import { checkText, TEXT_CHECK_SCHEMA } from '../../writing/checks';
import { chooseLanguage, LANGUAGE_PARAM, toRegister, TONE_PARAM } from '../../writing/language-choice';
import { typeset } from '../../writing/typeset';
import { examples } from './ai_content.examples';
import { createBriefReader } from './content/brief';
import { findUnusedTexts, textsIn } from './content/find-unused';
import { withLongDate } from './content/long-date';
import { writeContent } from './content/kinds';
import { llm } from './ai_content.llm';
import search from './ai_content.search.json';

/** What all kinds may have; its keys have French and Spanish names, too. */
const BRIEF = members({
  ...textMembers(['name', 'tagline', 'description', 'audience', 'price', 'title', 'subtitle', 'intro']),
  ...textMembers(['cta', 'link', 'sender', 'role', 'company', 'city', 'date', 'lead', 'about', 'personal', 'contact']),
  benefits: itemsOrText(TEXT),
  features: itemsOrText(TEXT),
  questions: items(texts(['question', 'answer'])),
  items: items(texts(['title', 'text', 'link'])),
  experience: itemsOrText(TEXT),
  education: itemsOrText(TEXT),
  body: itemsOrText(TEXT),
  quotes: items(texts(['text', 'name', 'role'])),
});

export const aiContent = defineAction({
  slug: 'ai_content',
  title: 'Create marketing content',
  category: 'Marketing & Content',
  one_liner: 'Product page, newsletter, FAQ, bio or press release from a structured brief',
  credit_cost: 4,
  llm,
  ...WRITES_SHORT_TEXT,
  limits: { timeoutMs: 5_000, maxInputBytes: 200_000 },

  input: {
    params: [
      choiceParam('kind', 'Kind', {
        required: true,
        enum: choices({
          product_page: 'Product page',
          newsletter: 'Newsletter',
          faq: 'FAQ',
          bio: 'Biography',
          press_release: 'Press release',
        }),
        description: 'What is written.',
      }),
      jsonParam('brief', 'Brief', {
        schema: BRIEF,
        required: true,
        placeholder: '{ "name": "Planeo", "tagline": "Shifts planned in minutes", "benefits": ["..."] }',
        description:
          'Product page: name, tagline, description, audience, benefits, features, proof, price, questions, cta, link. Newsletter: title, intro, items (title, text, link), cta, link, sender. FAQ: title, intro, questions (question, answer). Biography: name, role, company, city, experience, education, personal, contact. Press release: title, subtitle, city, date, lead, body, quotes (text, name, role), about, company, contact. French and Spanish keys work, too.',
      }),
      TONE_PARAM,
      LANGUAGE_PARAM,
    ],
    ui: { groups: [{ id: 'main', label: 'Brief', items: ['kind', 'brief', 'tone', 'language'] }] },
  },

  output: closedObject({
    content_md: { type: 'string', description: 'Markdown. What is missing stands as [name].' },
    checks: {
      ...TEXT_CHECK_SCHEMA,
      required: [...TEXT_CHECK_SCHEMA.required, 'missing', 'unused'],
      properties: {
        ...TEXT_CHECK_SCHEMA.properties,
        missing: { ...TEXTS, description: 'Keys that this kind of text needs and that the brief does not have.' },
        unused: { ...TEXTS, description: 'Texts of the brief that this kind of text has no place for.' },
      },
    },
    language: { enum: ['en', 'fr', 'es'] },
    engine: { const: 'template' },
  }),

  async handler({ kind, brief, tone, language: asked }, { warn }) {
    const reader = createBriefReader(brief);
    const texts = textsIn(brief);
    const language = await chooseLanguage(asked, texts.join('. ').slice(0, 5_000), warn);
    const content_md = typeset(writeContent(kind, reader, { language, register: toRegister(tone) }), language);
    const written = `${content_md}\n${texts.filter((text) => content_md.includes(withLongDate(text, language))).join('\n')}`;
    const unused = findUnusedTexts(texts, written);
    if (unused.length === texts.length)
      throw new RejectedInputError('brief', `Has none of the keys that are written into the kind "${kind}"`);
    if (reader.missing.length > 0) warn(`The brief has no ${reader.missing.join(', ')}: marked in the text as [...].`);
    return {
      content_md,
      checks: {
        ...checkText('', content_md, language),
        missing: [...reader.missing],
        unused,
      },
      language,
    };
  },

  examples,
  ...search,
});
