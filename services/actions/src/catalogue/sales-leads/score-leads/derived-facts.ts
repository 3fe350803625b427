import { checkEmail } from '../../email-contacts/check-email';
import type { loadPhoneReader } from '../../email-contacts/phone-number';
import type { LeadField } from './lead-fields';
import { readSeniority, type Seniority } from './seniority';

/** What is worked out from a lead's fields, for rules to read as `derived.<name>`; null is what the lead does not tell. */
export interface DerivedFacts {
  readonly title: string | null;
  readonly seniority: Seniority | null;
  readonly employees: number | null;
  readonly email_kind: 'company' | 'free' | 'disposable' | 'invalid' | null;
  readonly phone_valid: boolean | null;
  readonly budget: number | null;
  readonly visits: number | null;
  readonly pricing_visits: number | null;
  readonly emails_opened: number | null;
  readonly emails_clicked: number | null;
  readonly replied: boolean | null;
  readonly demo_requested: boolean | null;
  readonly days_since_activity: number | null;
  readonly unsubscribed: boolean | null;
  readonly bounced: boolean | null;
}

type Fields = Partial<Record<LeadField, unknown>>;

export interface Facilities {
  /** Days since a date of the list. */
  readonly readDays: (value: unknown) => number | null;
  readonly readPhone: Awaited<ReturnType<typeof loadPhoneReader>>;
}

export async function deriveFacts(fields: Fields, { readDays, readPhone }: Facilities): Promise<DerivedFacts> {
  const title = toText(fields.title);
  const phone = toText(fields.phone);
  return {
    title,
    seniority: title === null ? null : readSeniority(title),
    employees: readEmployees(fields.employees),
    email_kind: await readEmailKind(toText(fields.email)),
    phone_valid:
      phone === null ? null : readPhone(phone.slice(0, 100), toText(fields.country)?.slice(0, 2) ?? null).valid,
    budget: readNumber(fields.budget),
    visits: readNumber(fields.visits),
    pricing_visits: readNumber(fields.pricing_visits),
    emails_opened: readNumber(fields.emails_opened),
    emails_clicked: readNumber(fields.emails_clicked),
    replied: readYes(fields.replied),
    demo_requested: readYes(fields.demo_requested),
    days_since_activity: readDays(fields.last_activity),
    unsubscribed: readYes(fields.unsubscribed),
    bounced: readYes(fields.bounced),
  };
}

async function readEmailKind(email: string | null): Promise<DerivedFacts['email_kind']> {
  if (email === null) return null;
  const { verdict, reasons } = await checkEmail(email, null);
  if (verdict === 'invalid') return 'invalid';
  if (reasons.includes('disposable_domain')) return 'disposable';
  return reasons.includes('free_provider') ? 'free' : 'company';
}

/** A number, or the lower end of a range such as "51-200" or "1,001+". */
function readEmployees(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const digits = /^\D{0,5}(\d{1,3}(?:[ ,.'\u00A0]\d{3})+|\d{1,9})/.exec(toText(value) ?? '')?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(/\D/g, ''));
}

function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const text = (toText(value) ?? '')
    .replaceAll(/[\s\u00A0€$£]/gu, '')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replaceAll(',', '');
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) ? Number(text) : null;
}

function readYes(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value > 0;
  const text = toText(value)?.toLowerCase();
  if (text === undefined) return null;
  if (['yes', 'true', 'y', 'oui', 'vrai', 'si', 'sí', 'x', '1'].includes(text)) return true;
  return ['no', 'false', 'n', 'non', 'faux', '0'].includes(text) ? false : null;
}

function toText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() ? value.trim() : null;
}
