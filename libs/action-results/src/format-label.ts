import type { JsonPath } from './json';

/** Names that are read as letters; in the plural, 'ids' is 'IDs'. */
const INITIALS = /\b(bic|csv|html|iban|id|ip|json|mx|ok|pdf|qr|seo|sku|sms|svg|url|utm|vat)(s?)\b/g;

/** 'email_verdict' as 'Email verdict', 'article_md' as 'Article', 'vat_id' as 'VAT ID'. Only names of the contract are changed: a column of a caller stays as it is. */
export function formatLabel(key: string): string {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(key)) return key;
  const words = key
    .replace(/_md$/, '')
    .replaceAll('_', ' ')
    .replace(INITIALS, (_, letters: string, plural: string) => letters.toUpperCase() + plural);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'Posts, linkedin, text'; places in lists are counted from one. */
export function formatPathLabel(path: JsonPath): string {
  const words = path.map((step) => (typeof step === 'number' ? String(step + 1) : formatLabel(step)));
  return words.join(' › ') || 'Result';
}
