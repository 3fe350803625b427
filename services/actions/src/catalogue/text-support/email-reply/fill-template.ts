import type { Facts } from '../../../writing/facts';

const PLACEHOLDER = /\{\{\s*([\p{L}\p{N}_.-]{1,60})\s*(?:\|([^{}]{0,200}))?\}\}/gu;

export interface FilledTemplate {
  readonly text: string;
  readonly used: readonly string[];
  readonly missing: readonly string[];
}

/**
 * Fills `{{name}}` and `{{name|text where there is none}}`. There is nothing else: no conditions, loops or calls. What is missing
 * stands as `[name]`. Facts are put in as they are and never read as templates.
 */
export function fillTemplate(template: string, facts: Facts): FilledTemplate {
  const used = new Set<string>();
  const missing = new Set<string>();
  const text = template.replace(PLACEHOLDER, (_, name: string, fallback: string | undefined) => {
    const key = name.toLowerCase();
    const fact = facts.get(key);
    if (fact !== undefined) {
      used.add(key);
      return fact;
    }
    if (fallback !== undefined) return fallback.trim();
    missing.add(key);
    return `[${name}]`;
  });
  return { text, used: [...used], missing: [...missing] };
}
