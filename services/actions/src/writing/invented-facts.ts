import { findEmails, findUrls } from '../text/find-links';
import { foldAccents } from '../text/words';

/** Digits with what joins them: "1,200", "12:30", "3.5". */
const NUMBER = /\d+(?:[.,:/\u00A0\u202F ]\d+)*/gu;

/** A word with a capital after a small letter, a comma or another name: not the first word of a sentence or line. */
const NAME_INSIDE = /(?<=[\p{Ll},][ \u00A0])\p{Lu}[\p{L}\p{N}&-]+/gu;

/** Words with a capital that a language itself writes so. */
const LANGUAGE_WORDS = new Set(['i', 'faq', 'spin', 'bant', 'meddic']);

/**
 * Numbers, addresses and names of a text that no input holds. The texts of templates have none, so anything found here would be
 * a claim that the caller did not make.
 */
export function findInventedFacts(text: string, inputs: readonly string[]): string[] {
  const source = normal(inputs.join('\n'));
  const addresses = [...findUrls(text), ...findEmails(text)].map((span) => span.text);
  const rest = addresses.reduce((left, address) => left.replaceAll(address, ' '), text);
  const numbers = [...rest.matchAll(NUMBER)].map(([found]) => found);
  const names = [...rest.matchAll(NAME_INSIDE)].map(([found]) => found).filter(isName);
  const found = [...addresses, ...numbers, ...names];
  return [...new Set(found.filter((fact) => !isKnown(fact, source)))];
}

/** Two numbers that stand side by side look like one with spaces between its digits. */
function isKnown(fact: string, source: string): boolean {
  const whole = normal(fact);
  return (
    source.includes(whole) || (/^[\d.,:/ ]+$/.test(whole) && whole.split(' ').every((part) => source.includes(part)))
  );
}

function isName(word: string): boolean {
  return !LANGUAGE_WORDS.has(word.toLowerCase());
}

function normal(text: string): string {
  return foldAccents(text.replaceAll('’', "'")).replace(/[\s\u00A0\u202F]+/gu, ' ');
}
