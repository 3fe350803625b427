import type { FieldReader } from '../../../fields/read-fields';
import type { Language } from '../../../text/languages';

/** The reader of a one-to-one page. Only the company is always known. */
export interface Prospect {
  readonly company: string;
  readonly name: string;
  readonly role: string;
  /** What the prospect said that they need. */
  readonly need: string;
  readonly painPoints: readonly string[];
}

const LINE = { max: 120 };

export function readProspect(reader: FieldReader): Prospect {
  const parts = [reader.text('first_name', LINE), reader.text('last_name', LINE)].filter((part) => part !== '');
  return {
    company: reader.requiredText('company', LINE),
    name: reader.text('name', LINE) || parts.join(' '),
    role: reader.text('role', LINE),
    need: reader.text('need', { max: 600 }),
    painPoints: reader.texts('pain_points', 6, { max: 300 }),
  };
}

/** A day such as 2026-03-31, written out; empty where it is missing. */
export function readDay(reader: FieldReader, key: string, language: Language): string {
  const text = reader.text(key, { max: 10 });
  if (text === '') return '';
  const day = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw reader.refuse(key, 'must be a day such as 2026-03-31');
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
