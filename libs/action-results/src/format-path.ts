import type { JsonPath } from './json';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** 'data.rows[0].name', as JavaScript and most tools read it; keys that are no names are quoted. */
export function formatPath(path: JsonPath, root = 'data'): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return IDENTIFIER.test(step) ? `${text}.${step}` : `${text}[${JSON.stringify(step)}]`;
  }, root);
}
