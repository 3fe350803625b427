import type { Element } from 'domhandler';
import { toSelector } from './element-selector';

/** Where something is seen on a page. Selectors lead to one element of the page. */
export interface Evidence {
  readonly selector: string;
  /** The element's HTML or text, shortened; null where something is missing in the selected element. */
  readonly quote: string | null;
}

const LONGEST_QUOTE = 160;
const MAX_SHOWN = 5;

/** The element's start tag, or its text where that says more. */
export function seen(element: Element, text?: string): Evidence {
  return { selector: toSelector(element), quote: shorten(text ?? startTag(element)) };
}

export function seenAll(elements: readonly Element[]): Evidence[] {
  return elements.slice(0, MAX_SHOWN).map((element) => seen(element));
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
  const line = text
    .slice(0, 4 * LONGEST_QUOTE)
    .replace(/\s+/gu, ' ')
    .trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE - 1)}…` : line;
}
