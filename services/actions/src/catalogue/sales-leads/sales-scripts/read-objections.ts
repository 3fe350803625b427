import { RejectedInputError } from '../../../engine/run-errors';
import { readItems } from '../../../fields/read-items';
import { cleanText } from '../../../writing/facts';
import type { Objection } from './write-script';

const MOST = 12;
const LONGEST = 600;

/** Reads texts, or objects with an objection and its answer. @throws {RejectedInputError} naming the item. */
export function readObjections(value: unknown): Objection[] {
  return readItems('objections', value, MOST).map((item, index) => {
    const name = `Item ${index + 1}`;
    if (typeof item === 'string') return { objection: read(name, item), answer: null };
    if (typeof item !== 'object' || item === null || !('objection' in item) || typeof item.objection !== 'string')
      throw new RejectedInputError('objections', `${name} must be a text or { "objection": "...", "answer": "..." }`);
    const answer = 'answer' in item && typeof item.answer === 'string' ? read(name, item.answer) : '';
    return { objection: read(name, item.objection), answer: answer === '' ? null : answer };
  });
}

function read(name: string, text: string): string {
  return cleanText('objections', name, text, LONGEST);
}
