import { isWithin, type Range } from './limits';
import type { Finding } from './rules';

const figures = new Intl.NumberFormat('en');

/** "1 word", "1,400 words". */
export function formatCount(value: number, noun: string): string {
  return `${figures.format(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** "1 is wanted", "4 are wanted". */
export function wanted(value: number): string {
  return `${figures.format(value)} ${value === 1 ? 'is' : 'are'} wanted`;
}

/** "812 words; 500 to 1,400 are wanted." */
export function findRange(rule: string, value: number, range: Range, noun: string): Finding {
  return { rule, isMet: isWithin(value, range), message: describeRange(value, range, noun) };
}

export function describeRange(value: number, { least, most }: Range, noun: string): string {
  return `${formatCount(value, noun)}; ${figures.format(least)} to ${wanted(most)}.`;
}

/** What is counted, and in which part of the text. */
export interface Measure {
  readonly noun: string;
  /** For example `in tweet 3`. */
  readonly where?: string;
  readonly at?: Finding['at'];
}

/** "312 characters; at most 280 are wanted." */
export function findMost(rule: string, value: number, most: number, { noun, where, at }: Measure): Finding {
  const counted = [formatCount(value, noun), ...(where === undefined ? [] : [where])].join(' ');
  return { rule, isMet: value <= most, message: `${counted}; at most ${wanted(most)}.`, ...(at && { at }) };
}
