import { DateTime } from 'luxon';
import { checkEmail } from '../../email-contacts/check-email';
import type { loadPhoneReader } from '../../email-contacts/phone-number';
import type { LeadField } from './lead-fields';

/** What is worked out from a lead's fields, for rules to read as `derived.<name>`; null is what the lead does not tell. */
export interface DerivedFacts {
  readonly title: string | null;
  readonly seniority: 'executive' | 'manager' | 'other' | null;
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
  readonly now: Date;
  readonly readPhone: Awaited<ReturnType<typeof loadPhoneReader>>;
}

const EXECUTIVE =
  /\b(?:c[efiomt]o|cmo|cdo|cpo|chro|chief|founder|co-?founder|owner|president|vp|vice[- ]president|managing director|directeur général|directrice générale|dg|pdg|gérante?|fondat(?:eur|rice)|président|présidente|dirigeante?|associée?|propriétaire|director general|directora general|gerente general|fundador|fundadora|propietari[oa]|presidenta?|soci[oa])(?![\p{L}])/iu;
const MANAGER =
  /\b(?:head|director|manager|lead|supervisor|directeur|directrice|responsable|chef|cheffe|directora|jef[ea]|gerente|coordinador|coordinadora|encargad[oa])(?![\p{L}])/iu;

export async function deriveFacts(fields: Fields, { now, readPhone }: Facilities): Promise<DerivedFacts> {
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
    days_since_activity: readDays(fields.last_activity, now),
    unsubscribed: readYes(fields.unsubscribed),
    bounced: readYes(fields.bounced),
  };
}

function readSeniority(title: string): 'executive' | 'manager' | 'other' {
  const text = title.slice(0, 200);
  return EXECUTIVE.test(text) ? 'executive' : MANAGER.test(text) ? 'manager' : 'other';
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

function readDays(value: unknown, now: Date): number | null {
  const date = DateTime.fromISO((toText(value) ?? '').slice(0, 40), { zone: 'utc' });
  if (!date.isValid) return null;
  return Math.max(0, Math.floor(DateTime.fromJSDate(now, { zone: 'utc' }).diff(date, 'days').days));
}

function toText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() ? value.trim() : null;
}
