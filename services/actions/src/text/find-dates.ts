import type { ParsedResult } from 'chrono-node';
import type { Language } from './languages';
import { splitSentences } from './sentences';
import type { Span } from './span';

export interface FoundDate extends Span {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM where the text names a time. */
  readonly time: string | null;
  /** What the text names; the rest comes from the reference day. */
  readonly known: { readonly year: boolean; readonly month: boolean; readonly day: boolean };
}

interface DateOptions {
  /** "Tomorrow" is the day after this one. */
  readonly reference: Date;
  /** Takes "Friday" and "3 May" as the next ones to come. */
  readonly isForward?: boolean;
}

export type FindDates = (text: string, options: DateOptions) => FoundDate[];

/** Longer sentences are tables or data: their beginning is read. */
const LONGEST_SENTENCE = 2_000;

/** A sentence has a date only with one of these: a month, a weekday, digits with a mark between, or words such as "tomorrow". */
const HINT = new RegExp(
  [
    String.raw`\d\s?[./-]\s?\d|\d(?:st|nd|rd|th|er)\b|\d{1,2}\s\d{1,2}\s\d{4}`,
    String.raw`\b(?:jan|feb|f[ée]v|mar|apr|avr|abr|ma[iy]|jun|juin|jul|juil|aug|ao[uû]|ago|sep|o[ck]t|nov|dec|d[ée]c|dic|ene)`,
    String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)|\b(?:lun|mar|mercre|jeu|vendre|same)di|\bdimanche`,
    String.raw`\b(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)`,
    String.raw`\b(?:to|yester)day|\btomorrow|\btonight|\bnext\b|\blast\b|\bago\b|\bend of|\b(?:day|week|month|year|fortnight)s?\b`,
    String.raw`\bdemain|\bhier\b|aujourd|prochain|derni[eè]r|\b(?:jour|semaine|mois|an|ann[ée]e)s?\b|\bfin\b`,
    String.raw`\bma[ñn]ana|\bhoy\b|\bayer|\bque viene|pr[óo]xim|pasad|\b(?:d[íi]a|semana|mes|meses|a[ñn]o)s?\b|\bhace\b`,
  ].join('|'),
  'iu',
);

/** Loads the finder of dates in a language, for whole texts. */
export async function loadDateFinder(language: Language): Promise<FindDates> {
  const chrono = await import('chrono-node');
  const parser = language === 'en' ? chrono.en.GB : chrono[language].casual;
  return (text, { reference, isForward = false }) =>
    splitSentences(text, language)
      .filter((sentence) => HINT.test(sentence.text))
      .flatMap((sentence) =>
        parser
          .parse(
            sentence.text.slice(0, LONGEST_SENTENCE),
            { instant: reference, timezone: 0 },
            { forwardDate: isForward },
          )
          .flatMap((result) => toFoundDate(result, sentence.start)),
      );
}

function toFoundDate({ text, index, start }: ParsedResult, offset: number): FoundDate[] {
  const known = {
    year: start.isCertain('year'),
    month: start.isCertain('month'),
    day: start.isCertain('day') || start.isCertain('weekday'),
  };
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')];
  // A bare time ("at 10") and a bare number are no date.
  if (year === null || month === null || day === null || !Object.values(known).some(Boolean)) return [];
  const time = start.isCertain('hour') ? `${pad(start.get('hour'), 2)}:${pad(start.get('minute'), 2)}` : null;
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return [{ text, start: offset + index, end: offset + index + text.length, date, time, known }];
}

function pad(value: number | null, length: number): string {
  return String(value ?? 0).padStart(length, '0');
}
