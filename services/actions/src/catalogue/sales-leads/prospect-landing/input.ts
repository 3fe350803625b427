import { choices } from '../../../engine/choices';
import type { InputSchema } from '../../../engine/input-schema';
import { givenLanguageParam } from '../../../text/language-param';

export const PROSPECT_LANDING_INPUT = {
  params: [
    {
      key: 'prospect',
      label: 'Prospect',
      kind: 'json',
      required: true,
      placeholder: '{ "company": "…", "first_name": "…", "role": "…" }',
      description:
        'company (required), first_name, last_name or name, role, need (what they said that they need, shown on the page).',
      ui: { multiline: true, rows: 6 },
    },
    {
      key: 'offer',
      label: 'Offer',
      kind: 'json',
      required: true,
      placeholder: '{ "title": "…", "cta": "…", "cta_url": "https://…" }',
      description:
        'title (required), headline, description, price, valid_until (2026-03-31), cta, cta_url, benefits [{title, text}], steps [{title, text}], proof {figures [{value, label}], quotes [{text, name, role}]}, faq [{question, answer}], footer.',
      ui: { multiline: true, rows: 12 },
    },
    {
      key: 'brand',
      label: 'Brand',
      kind: 'json',
      placeholder: '{ "name": "…", "primary": "#1f4e79" }',
      description:
        'name, primary, accent, background, text (colours), font (sans, serif, rounded, mono), corners (square, soft, round), logo (data URL).',
      ui: { multiline: true, rows: 6 },
    },
    {
      key: 'tracking',
      label: 'Tracking',
      kind: 'json',
      placeholder: '{ "source": "outbound", "campaign": "spring" }',
      description:
        'source, medium, campaign, content, term: the UTM parameters of every link. Without them: prospect-page, landing, the offer, the prospect.',
      ui: { multiline: true, rows: 4 },
    },
    {
      key: 'domain',
      label: 'Domain',
      kind: 'string',
      placeholder: 'example.com',
      validate: { max: 253 },
      description: 'Where the page will be published; for the suggested address.',
    },
    {
      key: 'subdomain_strategy',
      label: 'Address',
      kind: 'enum',
      enum: choices({ prospect: 'acme.example.com', offer: 'offer.example.com/acme', path: 'example.com/acme' }),
      default: 'prospect',
      description: 'How the suggested address is made.',
    },
    {
      key: 'integrations',
      label: 'Integrations',
      kind: 'json',
      placeholder: '{ "calendar_url": "https://…" }',
      description:
        'calendar_url, form {action or email, title, text, fields, button, consent}, links [{label, url}] of the footer.',
      ui: { multiline: true, rows: 4 },
    },
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
