import type { EmailCheck, EmailReason } from '../check-email';
import type { ReadPhone } from '../phone-number';
import { findValue, type Fact } from './facts';
import { listNameParts, toLetters } from './person-name';

export interface Signal {
  readonly code: string;
  readonly message: string;
}

const MESSAGES: Readonly<Record<Exclude<EmailReason, 'syntax'>, string>> = {
  reserved_domain: 'The domain is reserved and receives no mail.',
  no_mail_server: 'The domain receives no mail.',
  mail_server_unknown: 'The mail servers of the domain did not answer.',
  disposable_domain: 'The mailbox is disposable.',
  possible_typo: 'The domain looks like a misspelt one.',
  role_account: 'The mailbox belongs to a function, not to a person.',
  address_literal: 'The mailbox is at an IP address.',
  free_provider: 'The mailbox is at a public provider: it says nothing about a company.',
};

interface Findings {
  readonly email: EmailCheck;
  readonly phone: ReadPhone | null;
  readonly facts: readonly Fact[];
  readonly site: { readonly pages: readonly string[]; readonly failure: string | null } | null;
}

/** What is worth knowing about a contact besides its fields. */
export function findSignals({ email, phone, facts, site }: Findings): Signal[] {
  const signals: Signal[] = email.reasons.flatMap((code) =>
    code === 'syntax' ? [] : { code, message: MESSAGES[code] },
  );
  if (facts.some(({ field }) => field === 'company.domain'))
    signals.push({ code: 'company_mailbox', message: 'The mailbox is at a domain of its own.' });
  if (phone && !phone.valid)
    signals.push({ code: 'phone_invalid', message: `The phone number was not used: ${phone.problem}.` });
  signals.push(...compareNames(facts), ...compareCountries(facts));
  if (site?.failure) signals.push({ code: 'site_not_read', message: site.failure });
  else if (site) signals.push({ code: 'site_read', message: `Pages read: ${site.pages.join(', ')}` });
  return signals;
}

function compareNames(facts: readonly Fact[]): Signal[] {
  const given = findBy(facts, 'person.last_name', 'name');
  const spelt = findBy(facts, 'person.last_name', 'email');
  if (!given || !spelt) return [];
  // One of two family names, as Martin of Martin-Dupuis.
  const isSame = areAlike(given, spelt) || isFamilyFirst(facts, given, spelt);
  return isSame
    ? [{ code: 'name_confirmed', message: 'The mailbox spells the same family name.' }]
    : [{ code: 'name_differs', message: `The mailbox spells the family name ${spelt}.` }];
}

/** "dupont.jean" of Jean Dupont, or "dupont.jp" of Jean-Pierre: what was taken for the first name is the family name. */
function isFamilyFirst(facts: readonly Fact[], family: string, spelt: string): boolean {
  const first = findBy(facts, 'person.first_name', 'name');
  const speltFirst = findBy(facts, 'person.first_name', 'email');
  if (!first || !speltFirst || !sharePart(family, speltFirst)) return false;
  const initials = first
    .split(/[\s-]+/u)
    .map((name) => name.charAt(0))
    .join('');
  return sharePart(first, spelt) || toLetters(initials) === toLetters(spelt);
}

/** Whether one name is the other or a part of it; a beginning is none: "Martin" is not "Martina". */
function sharePart(one: string, other: string): boolean {
  const parts = listNameParts(one);
  return listNameParts(other).some((part) => parts.includes(part));
}

function areAlike(one: string, other: string): boolean {
  const [left, right] = [toLetters(one), toLetters(other)];
  return left.includes(right) || right.includes(left);
}

function compareCountries(facts: readonly Fact[]): Signal[] {
  const [person, company] = [findValue(facts, 'person.country'), findValue(facts, 'company.country')];
  if (!person || !company || person === company) return [];
  return [{ code: 'countries_differ', message: `The phone is of ${person}, the company of ${company}.` }];
}

function findBy(facts: readonly Fact[], field: string, from: Fact['from']): string | undefined {
  return facts.find((fact) => fact.field === field && fact.from === from)?.value;
}
