const GROUPED = /^-?\d{1,3}(?:[ \u00A0\u202F']\d{3})+(?:[.,]\d{1,4})?$/u;
const BOTH_MARKS = /^-?\d{1,3}(?:(?:\.\d{3})+,\d{1,4}|(?:,\d{3})+\.\d{1,4})$/u;
/** Three digits behind one mark may be thousands. */
const ONE_MARK = /^-?(?:\d{1,10}|\d{1,10}[.,](?:\d{1,2}|\d{4})|(?:0|\d{4,10})[.,]\d{3})$/u;

/** The number that a text such as "1,5", "1 234,50" or "1,234.50" can only mean; null where it could be another, as "1,234". */
export function readNumeral(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length > 24 || ![GROUPED, BOTH_MARKS, ONE_MARK].some((form) => form.test(trimmed))) return null;
  const mark = BOTH_MARKS.test(trimmed) ? Math.max(trimmed.lastIndexOf('.'), trimmed.lastIndexOf(',')) : -1;
  const whole = mark < 0 ? trimmed : trimmed.slice(0, mark).replaceAll(/[.,]/gu, '') + trimmed.slice(mark);
  return Number(whole.replaceAll(/[ \u00A0\u202F']/gu, '').replace(',', '.'));
}
