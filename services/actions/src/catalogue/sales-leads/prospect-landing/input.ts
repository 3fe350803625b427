import { choices } from '../../../engine/choices';
import type { InputSchema } from '../../../engine/input-schema';
import { choiceParam, jsonParam, textParam } from '../../../engine/params';
import { ID, TEXT, itemsOrText, members, textMembers, texts } from '../../../engine/json-forms';
import { FORM, LINKS, PAGE_PARTS } from '../../../landing-page/page-forms';
import { brandParam } from '../../../landing-page/brand-param';
import { givenLanguageParam } from '../../../engine/language-param';

const OFFER_TEXTS = textMembers([
  'title',
  'headline_goal',
  'headline',
  'description',
  'price',
  'valid_until',
  'cta',
  'cta_url',
  'footer',
]);

const UTM = ['source', 'medium', 'campaign', 'term', 'content'];

export const PROSPECT_LANDING_INPUT = {
  params: [
    jsonParam('prospect', 'Prospect', {
      schema: members({
        ...textMembers(['company', 'first_name', 'last_name', 'name', 'role', 'logo_url', 'need']),
        pain_points: itemsOrText(TEXT),
      }),
      required: true,
      placeholder: '{ "company": "…", "name": "…", "role": "…", "pain_points": ["…"] }',
      description:
        'company (required), name or first_name and last_name, role, logo_url (an https address or data URL of a PNG, JPEG or WebP picture up to 200 kB, which is put into the page), pain_points (up to 6 texts, shown as a list), need (what they said that they need, shown under the headline).',
      ui: { multiline: true, rows: 6 },
    }),
    jsonParam('offer', 'Offer', {
      schema: members({ ...OFFER_TEXTS, proof_points: itemsOrText(TEXT), ...PAGE_PARTS }),
      required: true,
      placeholder: '{ "headline_goal": "…", "proof_points": ["…"], "cta": "…", "cta_url": "https://…" }',
      description:
        'title or headline_goal (one is required; the goal is the headline of the page), headline, description, price, valid_until (2026-03-31), cta, cta_url (where the button leads), proof_points (up to 8 texts, shown as a list), benefits [{title, text}], steps [{title, text}], proof {figures [{value, label}], quotes [{text, name, role}]}, faq [{question, answer}], footer.',
      ui: { multiline: true, rows: 12 },
    }),
    brandParam('colours'),
    jsonParam('tracking', 'Tracking', {
      schema: texts([...UTM, ...UTM.map((name) => `utm_${name}`), 'owner']),
      placeholder: '{ "utm_campaign": "spring", "owner": "…" }',
      description:
        'source, medium, campaign, content, term, or with utm_ before them: the UTM parameters of every link. Without them: prospect-page, landing, the offer, the prospect. owner (who follows the prospect) goes along with the form and, unless it is an email, with the links.',
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
      schema: members({ crm: TEXT, sequence_id: ID, calendar_url: TEXT, form: FORM, links: LINKS }),
      placeholder: '{ "crm": "…", "sequence_id": "…", "calendar_url": "https://…" }',
      description:
        'crm, sequence_id (go along with the form as hidden fields and are in the answer; nothing is sent to a CRM), calendar_url, form {action or email, title, text, fields, button, consent}, links [{label, url}] of the footer.',
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
