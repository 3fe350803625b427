import { TEXTS, TEXT_OR_NULL, closedObject, listOf } from '../../../engine/output-schema';
import { PHONE_TYPES } from '../phone-number';
import { ORIGINS } from './facts';
import { NETWORK_NAMES } from './social-links';

/** JSON Schema of an enriched contact. Null is what was not found. */
export const enrichContactOutput = closedObject({
  person: closedObject({
    title: TEXT_OR_NULL,
    first_name: TEXT_OR_NULL,
    last_name: TEXT_OR_NULL,
    full_name: TEXT_OR_NULL,
    email: { type: 'string', description: 'Lower case.' },
    email_verdict: { enum: ['valid', 'risky', 'invalid'] },
    email_suggestion: { ...TEXT_OR_NULL, description: 'The address that was probably meant.' },
    phone: { ...TEXT_OR_NULL, description: 'E.164.' },
    phone_type: { enum: [...PHONE_TYPES, null] },
    country: { ...TEXT_OR_NULL, description: 'ISO 3166-1 alpha-2, from the calling code of the phone.' },
  }),
  company: closedObject({
    name: TEXT_OR_NULL,
    domain: { ...TEXT_OR_NULL, description: 'Registrable domain of the mailbox; null at public providers.' },
    website: TEXT_OR_NULL,
    title: { ...TEXT_OR_NULL, description: 'Of the home page.' },
    description: TEXT_OR_NULL,
    language: TEXT_OR_NULL,
    country: { ...TEXT_OR_NULL, description: 'ISO 3166-1 alpha-2.' },
    address: TEXT_OR_NULL,
    phones: TEXTS,
    emails: TEXTS,
    social: closedObject(Object.fromEntries(NETWORK_NAMES.map((name) => [name, TEXT_OR_NULL]))),
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
