import type { JsonPath } from './json';

/** 'email_verdict' as 'Email verdict'. Only names of the contract are changed: a column of a caller stays as it is. */
export function formatLabel(key: string): string {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(key)) return key;
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'Posts, linkedin, text'; places in lists are counted from one. */
export function formatPathLabel(path: JsonPath): string {
  const words = path.map((step) => (typeof step === 'number' ? String(step + 1) : formatLabel(step)));
  return words.join(' › ') || 'Result';
}
