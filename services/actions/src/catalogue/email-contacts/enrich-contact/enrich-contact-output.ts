import { closedObject, listOf } from '../../../engine/output-schema';
import { PHONE_TYPES } from '../phone-number';
import { ORIGINS } from './facts';
import { NETWORK_NAMES } from './social-links';

const TEXT = { type: ['string', 'null'] } as const;
const TEXTS = { type: 'array', items: { type: 'string' } } as const;

/** JSON Schema of an enriched contact. Null is what was not found. */
export const enrichContactOutput = closedObject({
  person: closedObject({
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
  company: closedObject({
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
    social: closedObject(Object.fromEntries(NETWORK_NAMES.map((name) => [name, TEXT]))),
  }),
  signals: listOf(closedObject({ code: { type: 'string' }, message: { type: 'string' } })),
  sources: listOf(
    closedObject({
      field: { type: 'string' },
      value: { type: 'string' },
      from: { enum: ORIGINS },
      detail: { type: 'string' },
    }),
    { description: 'Where each value above comes from.' },
  ),
  engine: { const: 'deterministic' },
});
