import { choices } from '../../../engine/choices';
import type { InputSchema } from '../../../engine/input-schema';
import { choiceParam, jsonParam, textParam } from '../../../engine/params';
import { TEXT, members, textMembers, texts } from '../../../engine/json-forms';
import { FORM, LINKS, PAGE_PARTS } from '../../../landing-page/page-forms';
import { brandParam } from '../../../landing-page/brand-param';
import { givenLanguageParam } from '../../../engine/language-param';

const OFFER_TEXTS = textMembers([
  'title',
  'headline',
  'description',
  'price',
  'valid_until',
  'cta',
  'cta_url',
  'footer',
]);

export const PROSPECT_LANDING_INPUT = {
  params: [
    jsonParam('prospect', 'Prospect', {
      schema: texts(['company', 'first_name', 'last_name', 'name', 'role', 'need']),
      required: true,
      placeholder: '{ "company": "…", "first_name": "…", "role": "…" }',
      description:
        'company (required), first_name, last_name or name, role, need (what they said that they need, shown on the page).',
      ui: { multiline: true, rows: 6 },
    }),
    jsonParam('offer', 'Offer', {
      schema: members({ ...OFFER_TEXTS, ...PAGE_PARTS }, ['title']),
      required: true,
      placeholder: '{ "title": "…", "cta": "…", "cta_url": "https://…" }',
      description:
        'title (required), headline, description, price, valid_until (2026-03-31), cta, cta_url, benefits [{title, text}], steps [{title, text}], proof {figures [{value, label}], quotes [{text, name, role}]}, faq [{question, answer}], footer.',
      ui: { multiline: true, rows: 12 },
    }),
    brandParam('colours'),
    jsonParam('tracking', 'Tracking', {
      schema: texts(['source', 'medium', 'campaign', 'term', 'content']),
      placeholder: '{ "source": "outbound", "campaign": "spring" }',
      description:
        'source, medium, campaign, content, term: the UTM parameters of every link. Without them: prospect-page, landing, the offer, the prospect.',
      ui: { multiline: true, rows: 4 },
    }),
    textParam('domain', 'Domain', {
      placeholder: 'example.com',
      validate: { max: 253 },
      description: 'Where the page will be published; for the suggested address.',
    }),
    choiceParam('subdomain_strategy', 'Address', {
      enum: choices({ prospect: 'acme.example.com', offer: 'offer.example.com/acme', path: 'example.com/acme' }),
      default: 'prospect',
      description: 'How the suggested address is made.',
    }),
    jsonParam('integrations', 'Integrations', {
      schema: members({ calendar_url: TEXT, form: FORM, links: LINKS }),
      placeholder: '{ "calendar_url": "https://…" }',
      description:
        'calendar_url, form {action or email, title, text, fields, button, consent}, links [{label, url}] of the footer.',
      ui: { multiline: true, rows: 4 },
    }),
    givenLanguageParam('The language of the page and of its labels.'),
  ],
  ui: {
    groups: [
      { id: 'content', label: 'Content', items: ['prospect', 'offer', 'language'] },
      { id: 'design', label: 'Design', items: ['brand'] },
      { id: 'publish', label: 'Publishing', items: ['tracking', 'domain', 'subdomain_strategy', 'integrations'] },
    ],
  },
} as const satisfies InputSchema;
