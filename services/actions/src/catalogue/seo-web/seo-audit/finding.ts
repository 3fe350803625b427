import type { Element } from 'domhandler';
import { selectorOf } from '../../../pages/element-selector';
import type { RuleId } from './rule-ids';

/** Where a defect is seen. Selectors lead to one element of the page. */
export interface Evidence {
  readonly selector: string;
  /** The element's HTML or text, shortened; null where something is missing in the selected element. */
  readonly quote: string | null;
}

/** A defect that a rule found on the page. */
export interface Finding {
  readonly rule: RuleId;
  /** What was measured, for the text of the rule: a length, a count, a name. */
  readonly value: string;
  readonly evidence: readonly Evidence[];
}

const LONGEST_QUOTE = 160;
const MOST_EVIDENCE = 5;

export function finding(rule: RuleId, value: string | number, evidence: readonly Evidence[]): Finding {
  return { rule, value: String(value), evidence: evidence.slice(0, MOST_EVIDENCE) };
}

/** The element's start tag, or its text where that says more. */
export function seen(element: Element, text?: string): Evidence {
  return { selector: selectorOf(element), quote: shorten(text ?? startTag(element)) };
}

export function seenAll(elements: readonly Element[]): Evidence[] {
  return elements.slice(0, MOST_EVIDENCE).map((element) => seen(element));
}

/** Something is missing in this element. */
export function missingIn(selector: string): Evidence {
  return { selector, quote: null };
}

function startTag({ name, attribs }: Element): string {
  const attributes = Object.entries(attribs).map(([key, value]) => ` ${key}="${value.slice(0, 80)}"`);
  return `<${name}${attributes.join('')}>`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE - 1)}…` : line;
}
