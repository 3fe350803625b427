import type { Language } from '@declic/action-router/text';

/**
 * The value of digits with separators. Where one separator could mean both ("1,234"), the language decides:
 * English groups by commas, French and Spanish by full stops and spaces.
 */
export function parseNumber(digits: string, language: Language): number {
  const sign = /^[-−]/u.test(digits) ? -1 : 1;
  const compact = digits.replace(/[^\d.,]/gu, '');
  const decimal = decimalSeparator(compact, language);
  const plain = [...compact].map((c) => (c === decimal ? '.' : /\d/u.test(c) ? c : '')).join('');
  return sign * Number(plain);
}

function decimalSeparator(text: string, language: Language): '.' | ',' | null {
  const dot = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  if (dot !== -1 && comma !== -1) return dot > comma ? '.' : ',';
  const mark = dot === -1 ? ',' : '.';
  const at = Math.max(dot, comma);
  if (at === -1 || text.indexOf(mark) !== at) return null;
  if (text.length - at - 1 !== 3 || at > 3 || /^0/u.test(text)) return mark;
  return mark === (language === 'en' ? '.' : ',') ? mark : null;
}
