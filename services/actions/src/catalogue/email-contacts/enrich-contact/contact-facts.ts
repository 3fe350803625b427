import type { EmailCheck } from '../check-email';
import { splitAddress } from '../email-address';
import type { ReadPhone } from '../phone-number';
import { findDomainCountry } from './domain-country';
import type { Fact } from './facts';
import { readMailboxName, readPersonName, type PersonName } from './person-name';

/** What a written name says about a person. */
export function findNameFacts(name: string): Fact[] {
  return toNameFacts(readPersonName(name), 'name', 'as given');
}

/** What an address says about its owner: nothing when it belongs to a function or to no person. */
export function findMailboxFacts({ normalized, reasons }: EmailCheck): Fact[] {
  if (normalized === null || reasons.includes('role_account')) return [];
  const name = readMailboxName(splitAddress(normalized).localPart);
  return name ? toNameFacts(name, 'email', 'mailbox of the form first.last') : [];
}

/** What a company's domain says about it. */
export function findDomainFacts(domain: string): Fact[] {
  const label = domain.split('.', 1)[0] ?? '';
  const country = findDomainCountry(domain);
  return [
    { field: 'company.domain', value: domain, from: 'email', detail: 'domain of the mailbox' },
    ...(label.startsWith('xn--') ? [] : [toFact('company.name', toTitle(label), 'email', 'derived from the domain')]),
    ...(country ? [toFact('company.country', country, 'email', 'ending of the domain')] : []),
  ];
}

export function findPhoneFacts({ valid, e164, type, country }: ReadPhone): Fact[] {
  if (!valid || e164 === null) return [];
  return [
    toFact('person.phone', e164, 'phone', 'as given'),
    ...(type ? [toFact('person.phone_type', type, 'phone', 'numbering plan')] : []),
    ...(country ? [toFact('person.country', country, 'phone', 'calling code')] : []),
  ];
}

function toNameFacts({ title, first, last }: PersonName, from: Fact['from'], detail: string): Fact[] {
  const fields = { title, first_name: first, last_name: last };
  return Object.entries(fields).flatMap(([key, value]) =>
    value ? [toFact(`person.${key}`, value, from, detail)] : [],
  );
}

function toFact(field: string, value: string, from: Fact['from'], detail: string): Fact {
  return { field, value, from, detail };
}

function toTitle(label: string): string {
  // Initials, such as sncf.
  if (!/[aeiouy]/.test(label)) return label.toUpperCase();
  return label
    .replaceAll('-', ' ')
    .replaceAll(/(^| )(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
