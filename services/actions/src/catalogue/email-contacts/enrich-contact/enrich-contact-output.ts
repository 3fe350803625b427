import { PHONE_TYPES } from '../phone-number';
import { ORIGINS } from './facts';
import { NETWORK_NAMES } from './social-links';

const TEXT = { type: ['string', 'null'] } as const;
const TEXTS = { type: 'array', items: { type: 'string' } } as const;

function record(properties: Readonly<Record<string, unknown>>) {
  return { type: 'object', required: Object.keys(properties), additionalProperties: false, properties };
}

/** JSON Schema of an enriched contact. Null is what was not found. */
export const enrichContactOutput = record({
  person: record({
    title: TEXT,
    first_name: TEXT,
    last_name: TEXT,
    full_name: TEXT,
    email: { type: 'string', description: 'Lower case.' },
    email_verdict: { enum: ['valid', 'risky', 'invalid'] },
    email_suggestion: { ...TEXT, description: 'The address that was probably meant.' },
    phone: { ...TEXT, description: 'E.164.' },
    phone_type: { enum: [...PHONE_TYPES, null] },
    country: { ...TEXT, description: 'ISO 3166-1 alpha-2, from the calling code of the phone.' },
  }),
  company: record({
    name: TEXT,
    domain: { ...TEXT, description: 'Registrable domain of the mailbox; null at public providers.' },
    website: TEXT,
    title: { ...TEXT, description: 'Of the home page.' },
    description: TEXT,
    language: TEXT,
    country: { ...TEXT, description: 'ISO 3166-1 alpha-2.' },
    address: TEXT,
    phones: TEXTS,
    emails: TEXTS,
    social: record(Object.fromEntries(NETWORK_NAMES.map((name) => [name, TEXT]))),
  }),
  signals: { type: 'array', items: record({ code: { type: 'string' }, message: { type: 'string' } }) },
  sources: {
    type: 'array',
    description: 'Where each value above comes from.',
    items: record({
      field: { type: 'string' },
      value: { type: 'string' },
      from: { enum: ORIGINS },
      detail: { type: 'string' },
    }),
  },
  engine: { const: 'deterministic' },
});
