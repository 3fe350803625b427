import { defineAction } from '../../engine/define-action';
import { TEXTS, closedObject } from '../../engine/output-schema';
import { jsonParam, numberParam, textParam } from '../../engine/params';
import { texts } from '../../engine/json-forms';
import { WRITES_SHORT_TEXT } from '../../engine/run-profiles';
import { TEXT_CHECK_SCHEMA } from '../../writing/checks';
import { readFacts, readSlots } from '../../writing/facts';
import { chooseVoice, LANGUAGE_PARAM, TONE_PARAM } from '../../writing/language-choice';
import { LINK_PARAM } from '../../writing/link-param';
import { callToActionParam, PROOF_PARAM } from '../../writing/offer-params';
import { PROSPECT_SLOTS, SENDER_SLOTS } from './personal-email/slots';
import { checkEmail, writeEmails } from './personal-email/write-emails';
import { examples } from './personal_email.examples';
import { llm } from './personal_email.llm';
import search from './personal_email.search.json';

const EMAIL_SCHEMA = closedObject({
  structure: {
    enum: ['trigger', 'problem', 'proof', 'direct', 'question'],
    description: 'What the message opens with.',
  },
  subject: { type: 'string' },
  body: { type: 'string', description: 'With greeting and signature; paragraphs are separated by an empty line.' },
  checks: {
    ...TEXT_CHECK_SCHEMA,
    required: [...TEXT_CHECK_SCHEMA.required, 'subject_characters'],
    properties: { ...TEXT_CHECK_SCHEMA.properties, subject_characters: { type: 'integer' } },
  },
});

/** Without these the message can be sent, but says less; those not given are listed in `missing`. */
const WANTED = ['first_name', 'company', 'role', 'trigger', 'pain', 'proof', 'sender_name', 'sender_company'];

export const personalEmail = defineAction({
  slug: 'personal_email',
  title: 'Write a personal cold email',
  category: 'Sales & Leads',
  one_liner: "Short email built on the prospect's facts, with variants and spam score",
  credit_cost: 4,
  llm,
  ...WRITES_SHORT_TEXT,

  input: {
    params: [
      jsonParam('prospect', 'Prospect', {
        schema: texts(['first_name', 'last_name', 'company', 'role', 'trigger', 'pain', 'city', 'industry']),
        required: true,
        placeholder:
          '{ "first_name": "Claire", "company": "Logivia", "trigger": "you opened a second warehouse in Lyon" }',
        description:
          'What you know: first_name, last_name, title, company, role, trigger (what happened there), pain (what is difficult for them), topic. French and Spanish keys work, too.',
      }),
      textParam('offer', 'Offer', {
        required: true,
        placeholder: 'a planning tool for warehouse teams',
        validate: { max: 600 },
        ui: { multiline: true, rows: 3 },
        description: 'What you offer, as a phrase or a sentence.',
      }),
      { ...PROOF_PARAM, placeholder: 'a carrier in Nantes cut its overtime by 20 %' },
      callToActionParam(
        200,
        'Do you have fifteen minutes on Thursday?',
        'What the reader should do; a short question is put where you give none.',
        'Request',
      ),
      LINK_PARAM,
      jsonParam('sender', 'Sender', {
        schema: texts(['name', 'company', 'role', 'phone', 'email']),
        placeholder: '{ "name": "Marc Petit", "company": "Planeo", "role": "Sales" }',
        description: 'For the signature: name, company, role, phone, email.',
      }),
      TONE_PARAM,
      LANGUAGE_PARAM,
      numberParam('variants', 'Variants', {
        default: 3,
        validate: { min: 1, max: 5 },
        description: 'E-mails of different construction; how many are possible depends on the facts.',
      }),
    ],
    ui: {
      groups: [
        { id: 'facts', label: 'Facts', items: ['prospect', 'offer', 'proof', 'call_to_action', 'link', 'sender'] },
        { id: 'form', label: 'Form', items: ['tone', 'language', 'variants'] },
      ],
    },
  },

  output: closedObject({
    subject: { type: 'string', description: 'Of the first variant.' },
    body: { type: 'string', description: 'Of the first variant.' },
    variants: { type: 'array', minItems: 1, items: EMAIL_SCHEMA },
    language: { enum: ['en', 'fr', 'es'] },
    missing: { ...TEXTS, description: 'Facts that would make the message better, or that stand in it as [...].' },
    unused: { ...TEXTS, description: 'Keys of the prospect and sender that nothing is made from.' },
    checks: EMAIL_SCHEMA.properties.checks,
    engine: { const: 'template' },
  }),

  async handler(input, { warn }) {
    const prospect = readFacts('prospect', input.prospect, PROSPECT_SLOTS);
    const sender = readFacts('sender', input.sender ?? {}, SENDER_SLOTS);
    const { offer, proof, call_to_action: cta, link } = input;
    const given = [...readSlots({ offer, proof, cta, link })].filter(([, text]) => text !== '');
    const facts = new Map([...prospect.facts, ...sender.facts, ...given]);
    const voice = await chooseVoice(input, [offer, ...prospect.facts.values()], warn);
    const { language } = voice;

    const emails = writeEmails(facts, voice, Math.round(input.variants), input);
    const variants = emails.map((email) => ({ ...email, checks: checkEmail(email, language) }));
    const [first] = variants;
    if (!first) throw new Error('The direct structure can always be filled.');
    if (variants.length < Math.round(input.variants))
      warn(`${variants.length} variants: more need other facts (trigger, pain, proof).`);
    return {
      subject: first.subject,
      body: first.body,
      variants,
      language,
      missing: WANTED.filter((slot) => !facts.has(slot)),
      unused: [...prospect.unknown, ...sender.unknown],
      checks: first.checks,
    };
  },

  without_source:
    'No standard and no published vector says how the facts of a caller are worded; the test beside it checks that no other fact is added.',
  examples,
  ...search,
});
