import type { Language } from '../../../text/languages';

/** A day such as 2026-03-12 as the language writes it; any other text as it is. */
export function withLongDate(text: string, language: Language): string {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return text;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return text;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
